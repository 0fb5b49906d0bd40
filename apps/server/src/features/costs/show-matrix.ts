import type { CostMatrix, CostMatrixCell, CostMatrixRow, CostMatrixSum } from '@dragoman/sdk/operations/costs'
import { can, isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { decimal, sum, toNumber } from '../../kernel/decimal.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { earlierCosts, type EarlierCosts } from './earlier-costs.ts'
import { linguistMargins, payByPair, type PairPay } from './margins.ts'
import type { CostLineRow } from './price-work-units.ts'
import { hasNoPrice, labelOf, linesOf, pairLine, shareThatStays, wordsByTarget } from './show-costs.ts'
import { showWordCounts } from './word-counts.ts'

/** Costs by language pair and band (contract: costs.getMatrix). */
export async function showMatrix(db: Database, session: SignedIn, project: ProjectRow): Promise<CostMatrix> {
  const seesPay = isManager(session) && can(session, requirements['costs.getProfitability'])
  const lines = await linesOf(db, project)
  const words = await wordsByTarget(db, project)
  const before = await earlierCosts(db, project.id)
  const pay = seesPay ? await payByPair(db, project) : undefined
  const pairs = [...new Set(lines.flatMap(({ sourceLocale, targetLocale }) => nameOfPair(sourceLocale, targetLocale)))]
  const rows = pairs.toSorted().map((pair) => showRow(pair, lines, { words, before, pay }))
  const total = sumOf(lines)
  const allPay = pay && toNumber(sum(pay.map((one) => decimal(one.total))))
  return {
    currency: project.currency,
    wordCounter: project.wordCounter,
    calculatedAt: project.costsCalculatedAt?.getTime(),
    before: before && { calculatedAt: before.calculatedAt, totalCost: before.totalCost },
    bands: showBands(lines, rows),
    rows,
    sum: {
      ...total,
      words: rows.reduce((all, row) => all + row.words, 0),
      wordCounts: showWordCounts([...words.values()].map(({ compared }) => compared)),
      weightedWords: Math.round(100 * rows.reduce((all, row) => all + row.weightedWords, 0)) / 100,
      before: before?.totalCost,
      ...marginOf(total.totalCost, allPay),
    },
    linguists: seesPay ? await linguistMargins(db, session, project) : [],
  }
}

interface Beside {
  words: Awaited<ReturnType<typeof wordsByTarget>>
  before: EarlierCosts | undefined
  pay: readonly PairPay[] | undefined
}

const nameOfPair = (source: string | null, target: string | null): string[] =>
  source === null || target === null ? [] : [`${source} ${target}`]

function showRow(pair: string, lines: readonly CostLineRow[], { words, before, pay }: Beside): CostMatrixRow {
  const [sourceLang = '', targetLang = ''] = pair.split(' ')
  const isOwn = (row: { sourceLocale: string | null; targetLocale: string | null }) =>
    row.sourceLocale === sourceLang && row.targetLocale === targetLang
  const own = lines.filter(isOwn)
  const matches = own.filter(({ costType }) => costType === 'MATCH')
  const unitPrices = new Set(matches.map(({ unitPrice }) => Number(unitPrice)))
  const [unitPrice] = unitPrices
  const counted = words.get(targetLang)
  const total = sumOf(own)
  const paid = pay && Number(pay.find(isOwn)?.total ?? 0)
  return {
    sourceLang,
    targetLang,
    line: pairLine(sourceLang, targetLang),
    unit: matches[0]?.unit ?? 'WORD',
    unitPrice: unitPrices.size === 1 ? unitPrice : undefined,
    noPrice: matches.some(hasNoPrice),
    cells: bandsOf(matches).map((band) => showCell(band, matches)),
    ...total,
    words: counted?.words ?? 0,
    wordCounts: showWordCounts(counted ? [counted.compared] : []),
    weightedWords: counted?.net ?? 0,
    before: before?.pairs.find(isOwn)?.total,
    ...marginOf(total.totalCost, paid),
  }
}

/** In the order of the lines, which is that of the bands. */
const bandsOf = (matches: readonly CostLineRow[]): string[] => [...new Set(matches.map(labelOf))]

function showCell(band: string, matches: readonly CostLineRow[]): CostMatrixCell {
  const own = matches.filter((line) => labelOf(line) === band)
  return {
    band,
    // Of each word once, however many steps price it.
    words: Math.max(...own.map(({ words }) => words)),
    segments: Math.max(...own.map(({ segments }) => segments)),
    totalCost: totalOf(own),
    lines: own.map(({ id, workflow, total }) => ({
      line: id,
      workflow: workflow ?? undefined,
      totalCost: Number(total),
    })),
  }
}

function showBands(lines: readonly CostLineRow[], rows: readonly CostMatrixRow[]): CostMatrix['bands'] {
  const matches = lines.filter(({ costType }) => costType === 'MATCH')
  const ordered = matches.toSorted((one, other) => (other.matchStart ?? 0) - (one.matchStart ?? 0))
  return bandsOf(ordered).map((band) => {
    const own = matches.filter((line) => labelOf(line) === band)
    const factors = new Set(own.map(({ factor }) => Number(factor)))
    const [factor] = factors
    const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.band === band))
    return {
      band,
      netRateFactor: factors.size === 1 ? factor : undefined,
      words: cells.reduce((all, { words }) => all + words, 0),
      totalCost: totalOf(own),
    }
  })
}

const totalOf = (lines: readonly CostLineRow[]) => toNumber(sum(lines.map(({ total }) => decimal(total))))

function sumOf(lines: readonly CostLineRow[]): Omit<CostMatrixSum, 'words' | 'wordCounts' | 'weightedWords'> {
  const others = lines.filter(({ costType }) => costType !== 'MATCH')
  const matches = lines.filter(({ costType }) => costType === 'MATCH')
  return {
    grossCost: toNumber(sum(matches.map(({ gross }) => decimal(gross)))),
    otherCost: totalOf(others),
    otherLines: others.length,
    totalCost: totalOf(lines),
  }
}

const marginOf = (price: number, pay: number | undefined): Pick<CostMatrixSum, 'pay' | 'margin'> => ({
  pay,
  margin: pay === undefined || pay === 0 || price <= 0 ? undefined : shareThatStays(String(price), String(pay)),
})
