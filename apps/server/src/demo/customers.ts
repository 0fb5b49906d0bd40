import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createUser } from '../features/people/create-user.ts'
import { priceLists, prices, userRates } from '../features/rates/tables.ts'
import { createWordRates } from '../features/rates/word-rates.ts'
import { orgUnitMembers, organizations, orgUnits } from '../identity/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import { demoId } from './demo-id.ts'
import type { DemoPerson, DemoPlace } from './people.ts'

/** Organizational units of the whole demo, beside those of the small one. */
const orgUnitsOfClients = {
  portal: {
    client: 'Halden Energy',
    name: 'Service portal',
    country: 'NO',
    timezone: 'Europe/Oslo',
    targets: ['de', 'es', 'fr', 'pt'],
    steps: ['TRANSLATION', 'REVIEW'],
    prices: 'Halden Energy 2026',
  },
  handbooks: {
    client: 'Halden Energy',
    name: 'Field handbooks',
    country: 'NO',
    timezone: 'Europe/Oslo',
    targets: ['de', 'es', 'zh'],
    steps: ['TRANSLATION'],
    prices: 'Halden Energy 2026',
  },
  leaflets: {
    client: 'Vita Medical',
    name: 'Patient information',
    country: 'FR',
    timezone: 'Europe/Paris',
    targets: ['de', 'fr', 'es', 'ru', 'ar'],
    steps: ['TRANSLATION', 'REVIEW'],
    prices: 'Vita Medical',
  },
} as const

export type DemoOrgUnit = keyof typeof orgUnitsOfClients | 'product' | 'documentation'

/** Prices for a word, by target locale; each language pair has a minimum fee, a whole project of Vita Medical one of its own. */
const lists = {
  'Halden Energy 2026': {
    usual: '0.14',
    pairs: { ja: '0.19', ar: '0.17', zh: '0.16', de: '0.15' },
    minFeeType: 'LANGUAGE_PAIR',
    fee: '12',
  },
  'Vita Medical': { usual: '0.18', pairs: { ja: '0.22', ar: '0.2' }, minFeeType: 'PROJECT', fee: '90' },
} as const

/** Seven linguists more, and a person of each client. They have no password, so no one can sign in as one of them. */
const people = {
  camille: linguist('Camille Laurent', 'FR', ['fr'], '0.09'),
  rafael: linguist('Rafael Nogueira', 'BR', ['pt'], '0.07'),
  wei: linguist('Wei Chen', 'CN', ['zh'], '0.075'),
  diego: linguist('Diego Salas', 'MX', ['es', 'pt'], '0.068'),
  giulia: linguist('Giulia Ferri', 'IT', ['it', 'fr'], '0.082'),
  sanne: linguist('Sanne de Vries', 'NL', ['nl', 'de'], '0.088'),
  samir: linguist('Samir Nasser', 'EG', ['ar', 'ru'], '0.074'),
  ingmar: { name: 'Ingmar Dahl', role: 'CLIENT', country: 'NO' },
  ana: { name: 'Ana Sousa', role: 'CLIENT', country: 'PT' },
} as const satisfies Record<string, DemoPerson>

function linguist(name: string, country: string, targets: readonly string[], wordRate: string) {
  return { name, role: 'VENDOR', country, translates: { targets, wordRate, currency: 'USD' } } as const
}

export interface WholePlace {
  orgUnits: Record<DemoOrgUnit, string>
  /** Contact person of each organizational unit. */
  contacts: Record<DemoOrgUnit, string>
  /** Everyone of the demo, by name. */
  userIds: Readonly<Record<string, string>>
}

/** Makes the other clients, their prices, and the linguists who work for them. */
export async function createCustomers(db: Database, place: DemoPlace): Promise<WholePlace> {
  const { accountId } = place
  const userIds: Record<string, string> = { ...place.userIds }
  for (const [name, { name: fullName, role, country, ...person }] of Object.entries<DemoPerson>(people)) {
    const user = await createUser(db, {
      id: demoId('person', name),
      accountId,
      email: `${name}@dragoman.example`,
      name: fullName,
      // They have accepted their invitations, and none of the people who look at the demo signs in as them.
      password: randomUUID(),
      roles: [role],
      country,
      currency: 'USD',
      languagePairs: (person.translates?.targets ?? []).map((target) => ['en', target] as const),
    })
    if (person.translates) await createWordRates(db, accountId, user.id, person.translates)
    userIds[name] = user.id
  }
  // The tasks of these clients are small.
  await db.update(userRates).set({ minimumFee: '1' })
  const priceListIds = await createPriceLists(db, accountId)
  const made: Record<string, string> = { ...place.orgUnits }
  for (const [key, orgUnit] of Object.entries(orgUnitsOfClients)) {
    const organizationId = demoId('organization', orgUnit.client)
    await db
      .insert(organizations)
      .values({ id: organizationId, accountId, name: orgUnit.client, country: orgUnit.country })
      .onConflictDoNothing()
    const { id } = await insertOne(db, orgUnits, {
      id: demoId('organizational unit', `${orgUnit.client}, ${orgUnit.name}`),
      accountId,
      organizationId,
      name: orgUnit.name,
      country: orgUnit.country,
      currency: 'USD',
      timezone: orgUnit.timezone,
      defaultSourceLocale: 'en',
      targetLocales: [...orgUnit.targets],
      workflows: [...orgUnit.steps],
      contactPersonId: userIds[orgUnit.client === 'Vita Medical' ? 'ana' : 'ingmar']!,
      priceListId: priceListIds[orgUnit.prices]!,
    })
    made[key] = id
  }
  const linguists = [
    ...Object.entries<DemoPerson>(people),
    ...['lucia', 'kenji', 'layla', 'jonas', 'olga'].map((name) => [name, { role: 'VENDOR' }] as const),
  ]
  const members = linguists.flatMap(([name, { role }]) =>
    Object.entries(made)
      .filter(([key]) => role === 'VENDOR' || (name === 'ana') === (key === 'leaflets'))
      .filter(([key]) => role === 'VENDOR' || key in orgUnitsOfClients)
      .map(([, orgUnitId]) => ({ userId: userIds[name]!, orgUnitId })),
  )
  await db.insert(orgUnitMembers).values(members).onConflictDoNothing()
  const contacts = await db.select().from(orgUnits).where(eq(orgUnits.accountId, accountId))
  const contactOf = (id: string) => contacts.find((row) => row.id === id)?.contactPersonId ?? userIds['client']!
  return {
    orgUnits: made as Record<DemoOrgUnit, string>,
    contacts: Object.fromEntries(Object.entries(made).map(([key, id]) => [key, contactOf(id)])) as Record<
      DemoOrgUnit,
      string
    >,
    userIds,
  }
}

async function createPriceLists(db: Database, accountId: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const [name, { usual, pairs, minFeeType, fee }] of Object.entries(lists)) {
    const { id } = await insertOne(db, priceLists, {
      id: demoId('price list', name),
      accountId,
      name,
      currency: 'USD',
      defaultPricePerItem: usual,
      defaultPricePerHour: '70',
      wordsPerHour: 450,
      minFeeType,
      ...(minFeeType === 'PROJECT' ? { minimumFeeByProject: fee } : { defaultMinimumFeeByLanguagePair: fee }),
    })
    const own = Object.entries(pairs).map(([targetLocale, pricePerItem]) => ({
      priceListId: id,
      sourceLocale: 'en',
      targetLocale,
      pricePerItem,
    }))
    await db.insert(prices).values(own)
    ids[name] = id
  }
  return ids
}
