import type { Handlers } from '../../identity/context.ts'
import { askForChange, askForMany, askForTerms } from './ask-for-terms.ts'
import { changeRequest } from './change-request.ts'
import { showDashboard } from './dashboard.ts'
import { effectOf } from './effect.ts'
import { countRequests, listRequests } from './list-requests.ts'
import { moveRequest } from './move-request.ts'
import { showRequest } from './show-requests.ts'
import { findRequest, requestEntity } from './visible.ts'

const events = ['TERM_REQUEST_MOVED', 'TERM_REQUEST_UPDATED'] as const

export const termRequests = {
  bulkCreate: (input) => askForTerms(input, input.body),
  requestUpdate: (input) => askForChange(input, input.body),
  bulkUpdate: async (input) => showRequest(input, await askForMany(input, input.body)),

  list: (input) => listRequests(input, input.query),
  getCounters: ({ db, session, query }) => countRequests(db, session, query),
  getDashboard: ({ db, session, now }) => showDashboard(db, session, now),

  async get(input) {
    return showRequest(input, await findRequest(input.db, input.session, input.path.termRequestUuid))
  },

  async getEffect({ db, session, path }) {
    return effectOf(db, session, await findRequest(db, session, path.termRequestUuid))
  },

  async update(input) {
    const held = await findRequest(input.db, input.session, input.path.termRequestUuid, { held: true })
    await input.requireVersion({ entity: requestEntity(held), present: () => showRequest(input, held), events })
    return showRequest(input, await changeRequest(input, held, input.body))
  },

  async move(input) {
    const held = await findRequest(input.db, input.session, input.path.termRequestUuid, { held: true })
    const given = input.body.version
    await input.requireVersion({ entity: requestEntity(held), present: () => showRequest(input, held), events, given })
    return showRequest(input, await moveRequest(input, held, input.body))
  },
} satisfies Handlers<'termRequests'>
