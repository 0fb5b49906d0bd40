import { lt } from 'drizzle-orm'
import { defineFeature } from '../../identity/feature.ts'
import { xeroPurpose } from './client/tokens.ts'
import { startXeroSync } from './sync/worker.ts'
import { xeroConnections, xeroSyncs } from './tables.ts'
import { xero } from './xero.api.ts'

/** How long syncs are listed, in milliseconds. */
const keptSyncs = 90 * 24 * 60 * 60 * 1000

export const feature = defineFeature({
  api: { xero },
  sealed: [
    { column: xeroConnections.accessToken, purpose: xeroPurpose },
    { column: xeroConnections.refreshToken, purpose: xeroPurpose },
  ],
  workers: [startXeroSync],
  async tidy(db, { now }) {
    await db.delete(xeroSyncs).where(lt(xeroSyncs.startedAt, new Date(now.getTime() - keptSyncs)))
  },
})
