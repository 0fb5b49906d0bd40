import { auth } from './resources/auth.ts'
import { locales } from './resources/locales.ts'
import { meta } from './resources/meta.ts'
import { netRateSettings } from './resources/netRateSettings.ts'
import { organizations } from './resources/organizations.ts'
import { orgUnits } from './resources/orgUnits.ts'
import { permissions } from './resources/permissions.ts'
import { priceLists } from './resources/priceLists.ts'
import { userRates } from './resources/userRates.ts'
import { users } from './resources/users.ts'
import { workflows } from './resources/workflows.ts'

/** Every resource of the contract with its handlers. */
export const handlers = {
  auth,
  locales,
  meta,
  netRateSettings,
  organizations,
  orgUnits,
  permissions,
  priceLists,
  userRates,
  users,
  workflows,
}
