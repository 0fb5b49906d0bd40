import type { Handlers } from '../../identity/context.ts'
import { keepSamples } from '../../kernel/sample-objects.ts'
import { conflict, notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { removeSampleData } from './remove-sample-data.ts'
import { addingJob, listSamples, showSampleData } from './show-sample-data.ts'

const accountEntity = ({ account: { id, name } }: SignedIn) => ({ type: 'ACCOUNT' as const, id, name })

export const sampleData = {
  get: ({ db, session }) => showSampleData(db, session.account.id),

  async add({ db, session, startJob, journal }) {
    const { state } = await showSampleData(db, session.account.id, { held: true })
    if (state === 'ADDING' || state === 'PRESENT')
      throw conflict('This account has sample data already. Remove it before you add it again.', { state })
    await startJob({ type: addingJob, params: { sessionUuid: session.uuid } })
    await journal({ entity: accountEntity(session) })
    return showSampleData(db, session.account.id)
  },

  async remove({ db, session, journal }) {
    const { state } = await showSampleData(db, session.account.id, { held: true })
    if (state === 'ADDING') throw conflict('The sample data is still being added. Wait a moment.', { state })
    const removal = await removeSampleData(db, session.account.id)
    await journal({ entity: accountEntity(session), after: { removed: removal.removed } })
    return removal
  },

  async keep({ db, session, body, journal }) {
    const account = session.account.id
    const samples = await listSamples(db, account)
    const kept = samples.filter(({ uuid }) => body.uuids.includes(uuid))
    if (kept.length < body.uuids.length) throw notFound('sample data')
    await keepSamples(db, account, body.uuids)
    await journal({ entity: accountEntity(session), after: { kept: kept.map(({ name }) => name) } })
    return showSampleData(db, account)
  },
} satisfies Handlers<'sampleData'>
