import { catalogTexts, pageTexts, policyTexts, type SampleText } from './sample-texts.ts'

export interface SampleProject {
  reference: string
  files: readonly { name: string; content: string }[]
  targets: readonly string[]
  /** Days from now; negative ones are past. */
  began: number
  due: number
  isQuote: boolean
  /** Of the client. */
  message: string
}

const asDocument = (texts: readonly SampleText[]) => `${texts.map(({ en }) => en).join('\n\n')}\n`
const asJson = (texts: readonly SampleText[]) =>
  `${JSON.stringify(Object.fromEntries(texts.map(({ en }, at) => [`page.${at + 1}`, en])), null, 2)}\n`

export const sampleProjects: readonly SampleProject[] = [
  {
    reference: 'Spring catalog',
    files: [
      { name: 'spring-catalog.md', content: asDocument(catalogTexts) },
      { name: 'product-pages.json', content: asJson(pageTexts) },
    ],
    targets: ['es', 'de', 'fr'],
    began: -4,
    due: 5,
    isQuote: false,
    message: 'Spanish is needed first: the shop in Madrid opens on Friday.',
  },
  {
    reference: 'Returns policy',
    files: [{ name: 'returns-policy.md', content: asDocument(policyTexts) }],
    targets: ['de', 'es'],
    began: -1,
    due: 12,
    isQuote: true,
    message: 'The lawyers have agreed to this text.',
  },
]
