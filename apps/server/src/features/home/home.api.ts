import { isAccountAdmin, isClient, isManager, isVendor } from '@dragoman/sdk/permissions'
import type { Handlers } from '../../identity/context.ts'
import { sideBySide } from '../../kernel/database/side-by-side.ts'
import { homeCalendar } from './calendar.ts'
import { recentChanges } from './changes.ts'
import { clientHome } from './client-home.ts'
import { firstSteps } from './first-steps.ts'
import { financeHome } from './finance-home.ts'
import { linguistHome } from './linguist-home.ts'
import { managerHome } from './manager-home.ts'
import { timezoneOf } from '../../identity/reading-at.ts'

export const home = {
  get: async ({ db, session, query, now }) => {
    const calendar = homeCalendar(query.timezone ?? timezoneOf(session), now)
    const isOffice = isManager(session)
    const part = <Part>(has: boolean, load: () => Promise<Part>) => (has ? load() : Promise.resolve(undefined))
    const [manager, client, linguist, finance, steps, changes] = await sideBySide(
      db,
      () => part(isOffice, () => managerHome(db, session, calendar)),
      () => part(query.portal || (!isOffice && isClient(session)), () => clientHome(db, session, calendar)),
      () => part(!isOffice && isVendor(session), () => linguistHome(db, session, calendar)),
      () => part(isAccountAdmin(session), () => financeHome(db, session, calendar)),
      () => firstSteps(db, session),
      () => recentChanges(db, session),
    )
    return {
      timezone: calendar.timezone,
      today: calendar.today,
      ...(manager && { manager }),
      ...(client && { client }),
      ...(linguist && { linguist }),
      ...(finance && { finance }),
      ...(steps && { firstSteps: steps }),
      changes,
    }
  },
} satisfies Handlers<'home'>
