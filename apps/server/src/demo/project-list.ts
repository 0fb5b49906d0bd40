import { catalogParameters, catalogPath, catalogTranslations, readSource } from './catalogs.ts'
import type { DemoOrgUnit } from './customers.ts'
import type { ExtraCost } from './worker.ts'
import { leafletFile, portalFile, type DemoFile } from './texts.ts'

/**
 * How far a project has come: WORK has tasks in each state, REVIEW has its first step delivered, DELIVERED and INVOICED
 * have all of them.
 */
export type DemoStage = 'DRAFT' | 'PENDING' | 'CANCELLED' | 'OPEN' | 'WORK' | 'REVIEW' | 'DELIVERED' | 'INVOICED'

export interface DemoProject {
  reference: string
  orgUnit: DemoOrgUnit
  stage: DemoStage
  /** How many days ago it began, and how many after that it is due. */
  began: number
  days: number
  /** How many days after it began it was delivered; its due date where it is left out. */
  took?: number
  files: readonly DemoFile[]
  /** Wire locales. */
  targets: readonly string[]
  steps: readonly string[]
  tags?: string[]
  /** A cost beside the words, with why. */
  extra?: ExtraCost
  /** A note by the client or the manager. */
  note?: { from: 'client' | 'manager'; text: string }
  reason?: string
}

const both = ['TRANSLATION', 'REVIEW']
const one = ['TRANSLATION']

/** A catalog of this product, whose texts are known by their keys. */
const catalog = (area: string): DemoFile => ({
  // Read when the demo is made: a server that is installed without one has no sources.
  get file() {
    return { name: `${area}.po`, content: readSource(catalogPath('en', area)), parameters: catalogParameters }
  },
  translations: (locale) => catalogTranslations(area, locale),
})

/** Files of a module in the service portal: what its machines say, and what to do then. */
const modules = (first: number, count: number): DemoFile[] =>
  Array.from({ length: count }, (_, at) => {
    const number = first + at
    const code = `M-${String(number).padStart(2, '0')}`
    return portalFile(`module-${String(number).padStart(2, '0')}.json`, number * 3, 8 + (number % 7), code)
  })

const leaflets = (product: string, from: number, count = 1): DemoFile[] =>
  Array.from({ length: count }, (_, at) => leafletFile(`${product}-${at + 1}.md`, from + at * 5, 9 + ((from + at) % 6)))

/** Sixty files in twelve languages: what a large order looks like. */
const large: DemoProject = {
  reference: 'Service portal 8.0',
  orgUnit: 'portal',
  stage: 'WORK',
  began: 12,
  days: 23,
  files: modules(1, 60),
  targets: ['de', 'es', 'fr', 'pt', 'ja', 'zh', 'ar', 'ru', 'it', 'nl', 'pl', 'tr'],
  steps: both,
  tags: ['release 8.0'],
  note: { from: 'client', text: 'Please start with German and Spanish: these sites switch first.' },
}

/** One project for each month before the last three: what charts of a year compare with. */
export const earlierProjects: readonly DemoProject[] = [
  ['Service portal 6.0', 'portal'],
  ['Corvidol 5 mg leaflet', 'leaflets'],
  ['Tower lift handbook', 'handbooks'],
  ['Service portal 6.1', 'portal'],
  ['Corvidol drops leaflet', 'leaflets'],
  ['Gearbox handbook', 'handbooks'],
  ['Service portal 7.0', 'portal'],
  ['Corvidol 10 mg leaflet', 'leaflets'],
  ['Service portal 7.1', 'portal'],
].map(([reference, orgUnit], at) => ({
  reference: reference!,
  orgUnit: orgUnit as DemoOrgUnit,
  stage: 'INVOICED',
  began: 360 - 30 * at,
  days: 12,
  took: at % 3 === 1 ? 14 : 10,
  files:
    orgUnit === 'leaflets'
      ? leaflets(reference!.split(' ').slice(0, 2).join('-').toLowerCase(), at)
      : modules(110 + 2 * at, 2),
  targets: ['de', 'es', 'fr'],
  steps: both,
}))

/** The projects of a year, the oldest first. Five of them are late. */
export const demoProjects: readonly DemoProject[] = [
  ...earlierProjects,
  {
    reference: 'Service portal 7.2',
    orgUnit: 'portal',
    stage: 'INVOICED',
    began: 88,
    days: 14,
    took: 13,
    files: modules(61, 3),
    targets: ['de', 'es', 'fr'],
    steps: both,
    tags: ['release 7.2'],
  },
  {
    reference: 'Corvidol 20 mg leaflet',
    orgUnit: 'leaflets',
    stage: 'INVOICED',
    began: 84,
    days: 10,
    took: 9,
    files: leaflets('corvidol-20', 0),
    targets: ['de', 'fr', 'es'],
    steps: both,
  },
  {
    reference: 'Interface 0.7',
    orgUnit: 'product',
    stage: 'INVOICED',
    began: 82,
    days: 9,
    took: 11,
    files: [catalog('settings'), catalog('home')],
    targets: ['es', 'ja', 'de'],
    steps: both,
    tags: ['interface'],
  },
  {
    reference: 'Rotor safety cards',
    orgUnit: 'handbooks',
    stage: 'DELIVERED',
    began: 76,
    days: 8,
    took: 7,
    files: modules(64, 2),
    targets: ['de', 'es', 'zh'],
    steps: one,
  },
  {
    reference: 'Corvidol 40 mg leaflet',
    orgUnit: 'leaflets',
    stage: 'DELIVERED',
    began: 71,
    days: 10,
    took: 12,
    files: leaflets('corvidol-40', 3),
    targets: ['de', 'fr', 'ru'],
    steps: both,
    extra: { description: 'Layout of the leaflet', costType: 'SERVICE', amount: 48 },
  },
  {
    reference: 'Service portal 7.3',
    orgUnit: 'portal',
    stage: 'DELIVERED',
    began: 66,
    days: 12,
    took: 12,
    files: modules(66, 3),
    targets: ['de', 'es', 'fr', 'pt'],
    steps: both,
    tags: ['release 7.3'],
  },
  {
    reference: 'Interface 0.8',
    orgUnit: 'product',
    stage: 'DELIVERED',
    began: 62,
    days: 10,
    took: 9,
    files: [catalog('login'), catalog('groups')],
    targets: ['es', 'ja', 'fr'],
    steps: both,
    tags: ['interface'],
  },
  {
    reference: 'Yaw brake handbook',
    orgUnit: 'handbooks',
    stage: 'DELIVERED',
    began: 57,
    days: 9,
    took: 8,
    files: modules(69, 2),
    targets: ['zh', 'de', 'ja'],
    steps: both,
  },
  {
    reference: 'Side effects, web page',
    orgUnit: 'leaflets',
    stage: 'DELIVERED',
    began: 52,
    days: 7,
    took: 6,
    files: leaflets('side-effects', 8),
    targets: ['fr', 'es', 'ar'],
    steps: both,
    note: { from: 'client', text: 'The Spanish text uses “efecto secundario” twice: our term is “efecto adverso”.' },
  },
  {
    reference: 'Spare parts shop',
    orgUnit: 'portal',
    stage: 'DELIVERED',
    began: 47,
    days: 12,
    took: 15,
    files: modules(71, 4),
    targets: ['de', 'fr', 'pt'],
    steps: both,
    tags: ['shop'],
  },
  {
    reference: 'Interface 0.9',
    orgUnit: 'product',
    stage: 'DELIVERED',
    began: 42,
    days: 11,
    took: 10,
    files: [catalog('organizations')],
    targets: ['es', 'ja', 'de', 'fr'],
    steps: both,
    tags: ['interface'],
  },
  {
    reference: 'Old turbine types',
    orgUnit: 'handbooks',
    stage: 'CANCELLED',
    began: 40,
    days: 15,
    files: modules(75, 1),
    targets: ['zh'],
    steps: one,
    reason: 'The types are taken out of service.',
  },
  {
    reference: 'Dosing cards',
    orgUnit: 'leaflets',
    stage: 'DELIVERED',
    began: 36,
    days: 8,
    took: 8,
    files: leaflets('dosing', 1, 2),
    targets: ['de', 'fr', 'es'],
    steps: both,
  },
  {
    reference: 'Winter maintenance',
    orgUnit: 'handbooks',
    stage: 'DELIVERED',
    began: 31,
    days: 9,
    took: 8,
    files: modules(76, 2),
    targets: ['de', 'es'],
    steps: one,
  },
  {
    reference: 'Service portal 7.4',
    orgUnit: 'portal',
    stage: 'DELIVERED',
    began: 27,
    days: 12,
    took: 11,
    files: modules(78, 3),
    targets: ['de', 'es', 'fr', 'ja'],
    steps: both,
    tags: ['release 7.4'],
  },
  {
    reference: 'Pharmacist training',
    orgUnit: 'leaflets',
    stage: 'DELIVERED',
    began: 20,
    days: 9,
    took: 8,
    files: leaflets('training', 11, 2),
    targets: ['fr', 'ru'],
    steps: one,
  },
  {
    reference: 'Control room manual',
    orgUnit: 'handbooks',
    stage: 'WORK',
    began: 19,
    days: 16,
    files: modules(81, 4),
    targets: ['de', 'es', 'zh'],
    steps: one,
  },
  {
    reference: 'Corvidol children’s leaflet',
    orgUnit: 'leaflets',
    stage: 'REVIEW',
    began: 17,
    days: 15,
    files: leaflets('children', 6, 2),
    targets: ['de', 'fr', 'es'],
    steps: both,
    note: { from: 'client', text: 'The authority wants the leaflet this week. When can we have it?' },
  },
  {
    reference: 'Access and roles',
    orgUnit: 'product',
    stage: 'WORK',
    began: 16,
    days: 13,
    files: [catalog('access')],
    targets: ['es', 'ja', 'ar', 'de'],
    steps: both,
    tags: ['interface'],
  },
  large,
  {
    reference: 'Blade sensor app',
    orgUnit: 'portal',
    stage: 'WORK',
    began: 11,
    days: 9,
    files: modules(85, 3),
    targets: ['de', 'pt', 'ja'],
    steps: both,
    extra: { description: 'Rush, within 48 hours', costType: 'SURCHARGE', amount: 35, target: 'ja' },
  },
  {
    reference: 'Recall letter',
    orgUnit: 'leaflets',
    stage: 'REVIEW',
    began: 10,
    days: 8,
    files: leaflets('recall', 12),
    targets: ['de', 'fr', 'es', 'ru'],
    steps: both,
    extra: { description: 'Express', costType: 'SURCHARGE', amount: 60 },
  },
  {
    reference: 'Climbing rules',
    orgUnit: 'handbooks',
    stage: 'WORK',
    began: 9,
    days: 12,
    files: modules(88, 3),
    targets: ['de', 'es', 'zh'],
    steps: one,
  },
  {
    reference: 'Hospital catalog',
    orgUnit: 'leaflets',
    stage: 'WORK',
    began: 8,
    days: 13,
    files: leaflets('catalog', 2, 4),
    targets: ['de', 'fr', 'es', 'ar'],
    steps: both,
    extra: { description: 'Volume discount', costType: 'DISCOUNT', amount: -40 },
  },
  {
    reference: 'Concordance search',
    orgUnit: 'product',
    stage: 'WORK',
    began: 7,
    days: 9,
    files: [catalog('concordance'), catalog('profile')],
    targets: ['es', 'ja', 'fr'],
    steps: both,
    tags: ['interface'],
  },
  {
    reference: 'Oil temperature alerts',
    orgUnit: 'portal',
    stage: 'OPEN',
    began: 5,
    days: 8,
    files: modules(91, 3),
    targets: ['de', 'es', 'fr', 'pt'],
    steps: both,
  },
  {
    reference: 'Storage advice',
    orgUnit: 'leaflets',
    stage: 'OPEN',
    began: 4,
    days: 6,
    files: leaflets('storage', 5),
    targets: ['ru', 'ar'],
    steps: one,
  },
  {
    reference: 'Mobile app 8.0',
    orgUnit: 'portal',
    stage: 'WORK',
    began: 4,
    days: 11,
    files: modules(94, 4),
    targets: ['de', 'es', 'zh', 'ja'],
    steps: both,
    tags: ['release 8.0'],
  },
  {
    reference: 'Wind park tour',
    orgUnit: 'handbooks',
    stage: 'CANCELLED',
    began: 4,
    days: 9,
    files: modules(98, 1),
    targets: ['es'],
    steps: one,
    reason: 'The client has moved it to next year.',
  },
  {
    reference: 'Parts list 2027',
    orgUnit: 'portal',
    stage: 'PENDING',
    began: 3,
    days: 14,
    files: modules(99, 5),
    targets: ['de', 'es', 'fr', 'pt'],
    steps: both,
  },
  {
    reference: 'Allergy information',
    orgUnit: 'leaflets',
    stage: 'PENDING',
    began: 2,
    days: 7,
    files: leaflets('allergy', 9, 2),
    targets: ['de', 'fr', 'es', 'ru', 'ar'],
    steps: both,
  },
  {
    reference: 'Segmentation rules',
    orgUnit: 'product',
    stage: 'PENDING',
    began: 2,
    days: 10,
    files: [catalog('segmentation')],
    targets: ['es', 'ja', 'de'],
    steps: both,
    tags: ['interface'],
  },
  {
    reference: 'Onboarding for service teams',
    orgUnit: 'handbooks',
    stage: 'PENDING',
    began: 1,
    days: 12,
    files: modules(104, 3),
    targets: ['de', 'es', 'zh'],
    steps: one,
  },
  {
    reference: 'Corvidol for hospitals',
    orgUnit: 'leaflets',
    stage: 'DRAFT',
    began: 1,
    days: 16,
    files: leaflets('hospitals', 14, 2),
    targets: ['de', 'fr'],
    steps: both,
  },
  {
    reference: 'Service portal 8.1',
    orgUnit: 'portal',
    stage: 'DRAFT',
    began: 0,
    days: 25,
    files: modules(107, 2),
    targets: ['de', 'es', 'fr', 'pt'],
    steps: both,
    tags: ['release 8.1'],
  },
]
