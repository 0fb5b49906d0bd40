import type { ProjectRouting, ProjectRoutingInput } from '@dragoman/sdk/operations/projectRouting'

/**
 * The share of an organizational unit, as the form has it; ids of people, memories, and glossaries are their numbers.
 */
export interface UnitDraft {
  /** Tells it apart while no unit is chosen. */
  key: number
  uuid: string | null
  targetLanguages: string[]
  fileExtensions: string[]
  workflows: string[]
  instructions: string
  contact: string | null
  priceList: string | null
  glossaries: string[]
  memories: string[]
}

export interface RoutingDraft {
  name: string
  sourceLanguage: string | null
  isExclusive: boolean
  units: UnitDraft[]
}

export const emptyUnit = (key: number): UnitDraft => ({
  key,
  uuid: null,
  targetLanguages: [],
  fileExtensions: [],
  workflows: [],
  instructions: '',
  contact: null,
  priceList: null,
  glossaries: [],
  memories: [],
})

export const emptyDraft: RoutingDraft = { name: '', sourceLanguage: null, isExclusive: true, units: [emptyUnit(0)] }

export const draftOf = ({
  name,
  sourceLanguage,
  restrictLangPerOrgUnit,
  configOrgUnits,
}: ProjectRouting): RoutingDraft => ({
  name,
  sourceLanguage,
  isExclusive: restrictLangPerOrgUnit,
  units: configOrgUnits.map((unit, key) => ({
    key,
    uuid: unit.uuid,
    targetLanguages: [...unit.targetLanguages],
    fileExtensions: [...unit.fileExtensions],
    workflows: [...unit.workflows],
    instructions: unit.instructions,
    contact: unit.defaultContactPerson ? String(unit.defaultContactPerson.id) : null,
    priceList: unit.priceList?.uuid ?? null,
    glossaries: unit.glossaryList.map(({ bwGlossaryId }) => String(bwGlossaryId)),
    memories: unit.tmList.map(({ atlasTmId }) => String(atlasTmId)),
  })),
})

/** Whether it has all that it needs: a name, a source language, and a unit in each row. */
export const isWhole = ({ name, sourceLanguage, units }: RoutingDraft): boolean =>
  name.trim() !== '' && sourceLanguage !== null && units.length > 0 && units.every(({ uuid }) => uuid !== null)

/** The request of a draft that is whole. */
export const bodyOf = (draft: RoutingDraft, uuid?: string): ProjectRoutingInput => ({
  ...(uuid !== undefined && { uuid }),
  name: draft.name.trim(),
  sourceLanguage: draft.sourceLanguage!,
  restrictLangPerOrgUnit: draft.isExclusive,
  configOrgUnits: draft.units.map((unit) => ({
    uuid: unit.uuid!,
    targetLanguages: unit.targetLanguages,
    fileExtensions: unit.fileExtensions,
    workflows: unit.workflows,
    instructions: unit.instructions.trim(),
    ...(unit.contact !== null && { defaultContactPerson: { id: Number(unit.contact) } }),
    ...(unit.priceList !== null && { priceList: { uuid: unit.priceList } }),
    glossaryList: unit.glossaries.map((id) => ({ bwGlossaryId: Number(id) })),
    tmList: unit.memories.map((id) => ({ atlasTmId: Number(id) })),
  })),
})
