import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../identity/sessions.ts'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { unknownContext } from '../../engines/matching/normalize.ts'
import { createGlossary } from '../glossaries/save-glossary.ts'
import { createTerm } from '../glossaries/terms/save-term.ts'
import { createMemory } from '../memories/save-memory.ts'
import { writeTmUnits } from '../memories/writing/write-tm-units.ts'
import { createUser } from '../people/create-user.ts'
import { priceLists } from '../rates/tables.ts'
import { createWordRates } from '../rates/word-rates.ts'
import { memoryTexts, sampleLocales, sampleTerms } from './sample-texts.ts'

/** Ids of the sample client, and of all that works for it. */
export interface SampleCompany {
  organizationId: string
  orgUnitId: string
  priceListId: string
  contactId: string
  linguistIds: readonly string[]
  memoryId: string
  glossaryId: string
}

const linguists = [
  { name: 'Lucía Romero', country: 'ES', targets: ['es', 'fr'], wordRate: '0.07' },
  { name: 'Jonas Weber', country: 'DE', targets: ['de', 'es', 'fr'], wordRate: '0.08' },
] as const

/** Makes the sample client with its people, prices, memory, and glossary. */
export async function makeCompany(
  db: Database,
  session: SignedIn,
  { now, steps }: { now: Date; steps: readonly string[] },
): Promise<SampleCompany> {
  const { id: accountId, currency } = session.account
  const organization = await insertOne(db, organizations, { accountId, name: 'Fjord Outdoor AS', country: 'NO' })
  const contact = await makePerson(db, accountId, { name: 'Ingmar Dahl', role: 'CLIENT', country: 'NO' })
  const priceList = await insertOne(db, priceLists, {
    accountId,
    organizationId: organization.id,
    name: 'Fjord Outdoor',
    currency,
    defaultPricePerItem: '0.14',
    minFeeType: 'NONE',
  })
  const orgUnit = await insertOne(db, orgUnits, {
    accountId,
    organizationId: organization.id,
    name: 'Website',
    country: 'NO',
    currency,
    timezone: 'Europe/Oslo',
    contactPersonId: contact.id,
    defaultSourceLocale: 'en',
    targetLocales: [...sampleLocales],
    workflows: [...steps],
    priceListId: priceList.id,
  })
  const linguistIds: string[] = []
  for (const { name, country, ...rates } of linguists) {
    const { id } = await makePerson(db, accountId, { name, role: 'VENDOR', country, orgUnitId: orgUnit.id, ...rates })
    await createWordRates(db, accountId, id, { ...rates, currency, minimumFee: '0' })
    linguistIds.push(id)
  }
  return {
    organizationId: organization.id,
    orgUnitId: orgUnit.id,
    priceListId: priceList.id,
    contactId: contact.id,
    linguistIds,
    memoryId: await makeMemory(db, session, orgUnit.id),
    glossaryId: await makeGlossary(db, session, { orgUnitId: orgUnit.id, now }),
  }
}

/** People without a password, at addresses that don't exist: they can't sign in, and get no mail. */
async function makePerson(
  db: Database,
  accountId: string,
  person: {
    name: string
    role: 'CLIENT' | 'VENDOR'
    country: string
    orgUnitId?: string
    targets?: readonly string[]
  },
) {
  const { name, role, country, orgUnitId, targets = [] } = person
  const front = name
    .normalize('NFD')
    .replaceAll(/[^a-z ]/gi, '')
    .toLowerCase()
    .replaceAll(' ', '.')
  return createUser(db, {
    accountId,
    email: `${front}.${randomUUID().slice(0, 4)}@sample.invalid`,
    ownsEmail: false,
    name,
    roles: [role],
    country,
    languagePairs: targets.map((target) => ['en', target] as const),
    orgUnitIds: orgUnitId ? [orgUnitId] : [],
  })
}

async function makeMemory(db: Database, session: SignedIn, orgUnitId: string): Promise<string> {
  const { row } = await createMemory(db, session, {
    name: 'Fjord Outdoor',
    note: 'Earlier catalogs.',
    sourceLocale: 'en',
    targetLocales: [...sampleLocales],
    orgUnits: [{ uuid: orgUnitId }],
  })
  const tmUnits = memoryTexts.map((text) => ({
    source: text.en,
    codes: [],
    context: unknownContext,
    targets: sampleLocales.map((locale) => ({ locale, text: text[locale] })),
  }))
  const origin = { step: 1, projectId: null, userId: session.user.id, mode: 'override' } as const
  await writeTmUnits(db, row.id, tmUnits, origin)
  return row.id
}

async function makeGlossary(
  db: Database,
  session: SignedIn,
  { orgUnitId, now }: { orgUnitId: string; now: Date },
): Promise<string> {
  const { id } = await createGlossary(db, session, {
    name: 'Outdoor terms',
    languages: ['en', ...sampleLocales],
    orgUnits: [{ uuid: orgUnitId }],
  })
  for (const term of sampleTerms) {
    const { row } = await createTerm(
      { db, session, now },
      { glossaryUuid: id, language: 'en', text: term.en, status: 'Approved' },
    )
    for (const language of sampleLocales)
      await createTerm(
        { db, session, now },
        { conceptUuid: row.conceptId, language, text: term[language], status: 'Approved' },
      )
  }
  return id
}
