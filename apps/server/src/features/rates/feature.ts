import { defineFeature } from '../../identity/feature.ts'
import { netRateSettings } from './netRateSettings.api.ts'
import { priceLists } from './priceLists.api.ts'
import { userRates } from './userRates.api.ts'
import { and, eq } from 'drizzle-orm'
import { runners } from './runners.ts'
import { netRateSettings as netRateRows, priceLists as priceListRows } from './tables.ts'

export const feature = defineFeature({
  api: { netRateSettings, priceLists, userRates },
  runners: () => runners,
  settingsPages: {
    PRICE_LISTS: {
      events: ['PRICE_LIST_CREATED', 'PRICE_LIST_UPDATED', 'PRICE_LIST_REMOVED'],
      counts: (db, accountId) => ({
        count: db.$count(
          priceListRows,
          and(eq(priceListRows.accountId, accountId), eq(priceListRows.status, 'ACTIVE')),
        ),
      }),
    },
    NET_RATES: {
      events: ['NET_RATE_CREATED', 'NET_RATE_UPDATED', 'NET_RATE_REMOVED'],
      counts: (db, accountId) => ({ count: db.$count(netRateRows, eq(netRateRows.accountId, accountId)) }),
    },
  },
})
