import type { Handlers } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { only } from '../../kernel/database/one-row.ts'
import {
  changeThirdParty,
  createThirdParty,
  findOwnThirdParty,
  findThirdParty,
  opensFor,
  recorded,
  removeThirdParty,
  showDetails,
  showThirdParty,
  thirdPartiesOf,
  thirdPartyEntity,
  type ThirdPartyRow,
} from './third-parties.ts'
import { filledAddress } from './tool-address.ts'

const show = async (db: Database, session: SignedIn, row: ThirdPartyRow) => only(await showDetails(db, session, [row]))

export const thirdParties = {
  async list({ db, session }) {
    return showDetails(db, session, await thirdPartiesOf(db, session))
  },

  async listOwn({ db, session }) {
    const rows = await thirdPartiesOf(db, session)
    return rows.filter((row) => opensFor(session, row)).map(showThirdParty)
  },

  async redirect({ db, session, path, journal }) {
    const row = await findOwnThirdParty(db, session, path.id)
    const { email, name, id: userUuid, language: locale } = session.user
    const values = { email, name, userUuid, accountUuid: session.account.id, locale }
    await journal({ entity: thirdPartyEntity(row) })
    return { redirectUrl: filledAddress(row.url, values) }
  },

  async create({ db, session, body, now, journal }) {
    const row = await createThirdParty(db, session, body, now)
    await journal({ entity: thirdPartyEntity(row), after: recorded(row) })
    return show(db, session, row)
  },

  async update({ db, session, path, body, now, journal, requireVersion }) {
    const held = await findThirdParty(db, session, path.id, true)
    await requireVersion({ entity: thirdPartyEntity(held), present: () => show(db, session, held) })
    const row = await changeThirdParty(db, session, held, body, now)
    const { isChanged, ...change } = changedFields(recorded(held), recorded(row))
    if (isChanged) await journal({ entity: thirdPartyEntity(row), ...change })
    return show(db, session, row)
  },

  async remove({ db, session, path, journal }) {
    const held = await findThirdParty(db, session, path.id, true)
    await removeThirdParty(db, held)
    await journal({ entity: thirdPartyEntity(held), before: recorded(held) })
  },
} satisfies Handlers<'thirdParties'>
