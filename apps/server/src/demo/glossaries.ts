import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import { waitFor, type Worker } from './worker.ts'

export type GlossaryField = 'product' | 'energy' | 'medical'

const names = { product: 'Product interface', energy: 'Wind power', medical: 'Patient information' } as const

/** A glossary for some organizational units, with the terms of a field in up to nine languages. */
export async function createGlossary(
  manager: Worker,
  field: GlossaryField,
  orgUnits: readonly string[],
): Promise<void> {
  const text = readFileSync(resolve(import.meta.dirname, 'texts', `${field}-terms.csv`), 'utf8')
  const languages = text.split('\n', 1)[0]!.split(',').slice(0, -1)
  const { uuid } = await call(manager.client, api.glossaries.create, {
    body: { name: names[field], languages, orgUnits: orgUnits.map((unit) => ({ uuid: unit })) },
  })
  const path = { glossaryUuid: uuid }
  await call(manager.client, api.glossaries.import, {
    path,
    body: { file: { name: `${field}-terms.csv`, content: new Blob([text]) } },
  })
  await waitFor('the terms of a glossary', async () => {
    const { status } = await call(manager.client, api.glossaries.getLastImportJob, { path })
    if (status === 'FAILED') throw new Error(`the terms of ${names[field]} were not imported`)
    return status === 'STARTED' ? undefined : uuid
  })
  if (field === 'product') await addRules(manager, uuid)
}

/** A name that is never translated, and a translation that must not be used. */
async function addRules({ client }: Worker, glossaryUuid: string): Promise<void> {
  const status = 'Approved'
  await call(client, api.glossaryTerms.create, {
    body: { glossaryUuid, language: 'en', text: 'Dragoman', status, dnt: true, caseSensitive: true },
  })
  const query = { queryLocale: 'en', targetLocale: 'es', query: 'password', glossaryIds: [glossaryUuid] }
  const { content } = await call(client, api.glossaryTerms.search, { query })
  const conceptUuid = content[0]!.sourceTerm.conceptUuid
  await call(client, api.glossaryTerms.create, {
    body: { conceptUuid, language: 'es', text: 'clave', status, forbidden: true, note: 'Sounds like a key.' },
  })
}
