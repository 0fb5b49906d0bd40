import type {
  TranslationMemory,
  TranslationMemoryCreate,
  TranslationMemoryUpdate,
} from '@dragoman/sdk/operations/translationMemories'

/** A memory as its form holds it. */
export type MemoryValues = {
  name: string
  sourceLocale: string | null
  targetLocales: string[]
  organization: string | null
  orgUnits: string[]
  domain: string
  subDomain: string
  note: string
}

export const noValues: MemoryValues = {
  name: '',
  sourceLocale: null,
  targetLocales: [],
  organization: null,
  orgUnits: [],
  domain: '',
  subDomain: '',
  note: '',
}

/** The values that the form of an existing memory starts with. */
export const valuesOf = (memory: TranslationMemory): MemoryValues => ({
  name: memory.name,
  sourceLocale: memory.sourceLocale,
  targetLocales: memory.targetLocales,
  organization: memory.organization?.uuid ?? null,
  orgUnits: memory.orgUnits.flatMap(({ uuid }) => uuid ?? []),
  domain: memory.domain ?? '',
  subDomain: memory.subDomain ?? '',
  note: memory.note ?? '',
})

const shared = ({ name, targetLocales, organization, orgUnits, domain, subDomain, note }: MemoryValues) => ({
  name: name.trim(),
  targetLocales,
  ...(organization && { organization: { uuid: organization } }),
  orgUnits: orgUnits.map((uuid) => ({ uuid })),
  domain: domain.trim(),
  subDomain: subDomain.trim(),
  note: note.trim(),
})

/** The form in the shape that making a memory takes. */
export function createBody(values: MemoryValues): TranslationMemoryCreate {
  if (values.sourceLocale === null) throw new Error('the form lets nobody by without a source language')
  return { ...shared(values), sourceLocale: values.sourceLocale }
}

/** The form in the shape that changing a memory takes. Its source language stays. */
export const updateBody = (uuid: string, values: MemoryValues): TranslationMemoryUpdate => ({ uuid, ...shared(values) })
