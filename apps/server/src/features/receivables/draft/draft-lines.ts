import { wordsIn } from '../../../kernel/words/words.ts'
import { priceLine } from '@dragoman/sdk/money'
import type { InvoiceLineInput } from '@dragoman/sdk/operations/receivables'
import { toBcp47 } from '@dragoman/sdk/locale'
import { add, decimal, divide, multiply, sum, toText, type Decimal } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { labelOf } from '../../costs/show-costs.ts'
import type { costLines } from '../../costs/tables.ts'
import type { ProjectRow } from '../../work/find-project.ts'
import { readFine } from '../amounts.ts'
import type { invoiceLineParts, invoiceLines } from '../tables.ts'

export type CostLineRow = typeof costLines.$inferSelect
type LineColumns = typeof invoiceLines.$inferInsert
export type DraftPart = Omit<typeof invoiceLineParts.$inferInsert, 'id' | 'lineId'>

/** A line of a document before it is issued. */
export interface DraftLine extends Pick<
  LineColumns,
  'description' | 'detail' | 'projectId' | 'sourceLocale' | 'targetLocale' | 'quantity' | 'unit' | 'unitPrice' | 'words'
> {
  net: Decimal
  isTaxIncluded?: boolean
  parts: DraftPart[]
}

/** The lines of a project: one for each language pair, and one for each cost of the whole project. */
export function linesOfProject(project: ProjectRow, costs: readonly CostLineRow[], language: string): DraftLine[] {
  const groups = new Map<string, CostLineRow[]>()
  for (const line of costs) {
    const { sourceLocale, targetLocale, id } = line
    const key = sourceLocale !== null && targetLocale !== null ? `${sourceLocale} ${targetLocale}` : id
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].map((group) => lineOf(project, group, language))
}

function lineOf(project: ProjectRow, group: readonly CostLineRow[], language: string): DraftLine {
  const [first] = group as [CostLineRow]
  const isPair = first.sourceLocale !== null && first.targetLocale !== null
  const net = sum(group.map(({ total }) => decimal(total)))
  const say = wordsIn(language)
  const matches = group.filter(({ costType }) => costType === 'MATCH')
  const shown = isPair ? amountOf(matches) : single(first)
  return {
    description: isPair
      ? say('documents.line.pair', {
          project: project.reference,
          source: languageName(first.sourceLocale ?? '', language),
          target: languageName(first.targetLocale ?? '', language),
        })
      : say('documents.line.own', { project: project.reference, label: nameOf(first, language) }),
    detail: detailOf(matches, language),
    projectId: project.id,
    sourceLocale: first.sourceLocale,
    targetLocale: first.targetLocale,
    ...(shown ?? { quantity: '1', unit: 'FIXED', unitPrice: toText(net) }),
    words: matches.reduce((words, line) => words + line.words, 0),
    net,
    parts: group.map((line, position) => partOf(line, position)),
  }
}

/** All units at the price before match bands, where there is one; e-invoices have the rest as an allowance. */
function amountOf(matches: readonly CostLineRow[]): Pick<DraftLine, 'quantity' | 'unit' | 'unitPrice'> | undefined {
  const [first] = matches
  const isUniform = matches.every(({ unit, unitPrice }) => unit === first?.unit && unitPrice === first.unitPrice)
  const quantity = sum(matches.map((line) => decimal(line.quantity)))
  if (!first || !isUniform || first.unit === 'PERCENT' || quantity.units === 0n) return undefined
  return { quantity: toText(quantity), unit: first.unit, unitPrice: first.unitPrice }
}

function single(line: CostLineRow): Pick<DraftLine, 'quantity' | 'unit' | 'unitPrice'> | undefined {
  const isPlain = line.unit !== 'PERCENT' && Number(line.factor) === 1 && !line.unitPrice.startsWith('-')
  return isPlain ? { quantity: line.quantity, unit: line.unit, unitPrice: line.unitPrice } : undefined
}

const nameOf = (line: CostLineRow, language: string): string =>
  line.costType === 'MINIMUM_FEE' ? wordsIn(language)('documents.line.minimumFee') : labelOf(line)

function detailOf(matches: readonly CostLineRow[], language: string): string {
  const [list] = matches.flatMap(({ rateSource }) => (rateSource.kind === 'price-list' ? [rateSource] : []))
  if (!list?.name) return ''
  const version = list.version == null ? '' : ` v${list.version}`
  return wordsIn(language)('documents.line.bands', { bands: matches.length, list: `${list.name}${version}` })
}

function languageName(locale: string, language: string): string {
  const tag = toBcp47(locale)
  return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(tag) ?? tag
}

function partOf(line: CostLineRow, position: number): DraftPart {
  const { rateSource } = line
  const isListed = rateSource.kind === 'price-list'
  return {
    position,
    costLineId: line.id,
    kind: line.costType,
    label: labelOf(line),
    workflow: line.workflow,
    unit: line.unit,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    factor: line.factor,
    exact: line.exact,
    total: line.total,
    words: line.words,
    priceListId: isListed ? (rateSource.uuid ?? null) : null,
    priceListName: isListed ? (rateSource.name ?? null) : null,
    priceListVersion: isListed ? (rateSource.version ?? null) : null,
  }
}

/** A line whose price has the tax in it, without the tax. What it is made of stays as it was priced. */
export function withoutTax(line: DraftLine, net: Decimal, rate: string): DraftLine {
  const hundred = decimal(100)
  const price = divide(multiply(decimal(line.unitPrice), hundred), add(hundred, decimal(rate)), 6)
  return { ...line, net, isTaxIncluded: true, unitPrice: toText(line.quantity === '1' ? net : price) }
}

/** A line that was added by hand; 400 at the field that is wrong. */
export function lineByHand(line: InvoiceLineInput, at: number, currency: string): DraftLine {
  const field = `body.lines[${at}]`
  const description = line.description.trim()
  if (description === '') throw invalid(`${field}.description`, 'Enter what the line is for.')
  if (line.unit === 'PERCENT')
    throw invalid(`${field}.unit`, 'A line can’t be priced in PERCENT. Enter a fixed amount.')
  const quantity = readFine(line.quantity, `${field}.quantity`)
  const price = readFine(line.unitPrice, `${field}.unitPrice`)
  return {
    description,
    detail: '',
    projectId: null,
    sourceLocale: null,
    targetLocale: null,
    quantity: toText(quantity),
    unit: line.unit ?? 'FIXED',
    unitPrice: toText(price),
    words: 0,
    net: priceLine({ quantity, price }, currency).total,
    parts: [],
  }
}
