import type { Glossary, GlossaryAttribute, GlossaryCreate, GlossaryUpdate } from '@dragoman/sdk/operations/glossaries'
import { filled } from '../attributes/attributes.ts'

/** A glossary as its form holds it. */
export type GlossaryValues = {
  name: string
  languages: string[]
  organization: string | null
  orgUnits: string[]
  domain: string
  subDomain: string
  note: string
  isDefault: boolean
  customAttributes: GlossaryAttribute[]
}

export const noValues: GlossaryValues = {
  name: '',
  languages: [],
  organization: null,
  orgUnits: [],
  domain: '',
  subDomain: '',
  note: '',
  isDefault: false,
  customAttributes: [],
}

/** The values that the form of an existing glossary starts with. */
export const valuesOf = (glossary: Glossary): GlossaryValues => ({
  name: glossary.name,
  languages: glossary.languages,
  organization: glossary.organization?.uuid ?? null,
  orgUnits: glossary.orgUnits.map(({ uuid }) => uuid),
  domain: glossary.domain,
  subDomain: glossary.subDomain,
  note: glossary.note,
  isDefault: glossary.isDefault,
  customAttributes: glossary.customAttributes,
})

const shared = ({
  name,
  languages,
  orgUnits,
  domain,
  subDomain,
  note,
  isDefault,
  customAttributes,
}: GlossaryValues) => ({
  name: name.trim(),
  languages,
  orgUnits: orgUnits.map((uuid) => ({ uuid })),
  domain: domain.trim(),
  subDomain: subDomain.trim(),
  note: note.trim(),
  isDefault,
  customAttributes: filled(customAttributes),
})

/** The form in the shape that making a glossary takes. */
export const createBody = (values: GlossaryValues): GlossaryCreate => ({
  ...shared(values),
  ...(values.organization && { organization: { uuid: values.organization } }),
})

/** The form in the shape that changing a glossary takes. */
export const updateBody = (uuid: string, values: GlossaryValues): GlossaryUpdate => ({ uuid, ...shared(values) })
