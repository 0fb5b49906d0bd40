import type { FilesEstimate, FilesToEstimate, ProjectToEstimate } from '@dragoman/sdk/operations/costs'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { bandOf } from '../../engines/analysis/bands.ts'
import { priceProject, type CountedFiles } from '../../engines/pricing/price.ts'
import { missingPrices, totalOf, type PricedLine } from '../../engines/pricing/priced-line.ts'
import { CostsRefused, noPriceList, type PriceList } from '../../engines/pricing/rates.ts'
import { wordCounterOf } from '../account/settings/word-counter.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { toNumber } from '../../kernel/decimal.ts'
import { invalid } from '../../kernel/refusals.ts'
import { startingSteps } from '../workflows/templates.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { presentPriceList } from '../rates/rate-versions.ts'
import { findOwnOrgUnit } from '../work/own-org-unit.ts'
import { usualPrices } from './usual-prices.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { previewsOf } from '../intake/uploads/uploads.ts'
import { loadPriceList } from './price-work-units.ts'
import { loadBands, type Bands } from './project-bands.ts'

/** The means of pricing a project. */
interface Pricing {
  sourceLocale: string
  currency: string
  priceList: PriceList
  bands: Bands
  wordCounter: WordCounter
}

/** Estimates the price of uploads in a project. */
export async function estimateFiles(
  context: Estimating,
  project: ProjectRow,
  files: FilesToEstimate,
): Promise<FilesEstimate> {
  const { sourceLocale, currency, wordCounter } = project
  const priceList = await loadPriceList(context.db, project)
  const bands = await loadBands(context.db, project)
  return estimate(
    context,
    { sourceLocale, currency, priceList, bands, wordCounter },
    { ...files, stepsOf: () => files.workflows },
  )
}

/** Estimates the price of uploads in a new project of an organizational unit. */
export async function estimateProject(
  context: Estimating,
  orgUnitId: string,
  { sourceLocale, workflows, ...files }: ProjectToEstimate,
): Promise<FilesEstimate> {
  const orgUnit = await findOwnOrgUnit(context.db, context.session, orgUnitId)
  requireLanguage(sourceLocale, 'body.sourceLocale')
  const { pricing, stepsOf } = await usualPricing(context.db, orgUnit, { sourceLocale, workflows })
  if (stepsOf('').length === 0)
    throw invalid('body.workflows', `${orgUnit.name} has no active workflow steps. Specify the steps.`)
  return estimate(context, pricing, { ...files, stepsOf })
}

/** Estimates the price of files of which only the words are known in a new project; undefined where it has no steps. */
export async function estimateWords(
  { db, session }: Pick<Estimating, 'db' | 'session'>,
  orgUnitId: string,
  { files, targetLocales, ...project }: WordsToEstimate,
): Promise<(Priced & { currency: string }) | undefined> {
  const orgUnit = await findOwnOrgUnit(db, session, orgUnitId)
  const { pricing, stepsOf } = await usualPricing(db, orgUnit, project)
  if (stepsOf('').length === 0) return undefined
  return { ...priceOf(pricing, { files, targetLocales, stepsOf }), currency: pricing.currency }
}

interface WordsToEstimate {
  sourceLocale: string
  targetLocales: readonly string[]
  /** The steps of each file; those that files of its type start with where it is left out. */
  workflows?: readonly string[] | undefined
  files: readonly CountedFile[]
}

/** The means of pricing a new project of an organizational unit, and the steps of its files. */
async function usualPricing(
  db: Database,
  orgUnit: Awaited<ReturnType<typeof findOwnOrgUnit>>,
  { sourceLocale, workflows }: Pick<WordsToEstimate, 'sourceLocale' | 'workflows'>,
): Promise<{ pricing: Pricing; stepsOf: Asked['stepsOf'] }> {
  const { currency } = orgUnit
  const { priceListId, netRateSettingsId } = await usualPrices(db, orgUnit, true)
  const present = priceListId === null ? undefined : await presentPriceList(db, priceListId)
  const bands = await loadBands(db, { status: 'DRAFT', pricedWith: null, netRateSettingsId })
  const startOf = await startingSteps(db, orgUnit)
  const stepsOf = (name: string) => workflows ?? startOf(name)
  const priceList = present ?? noPriceList(currency)
  const wordCounter = await wordCounterOf(db, orgUnit)
  return { pricing: { sourceLocale, currency, priceList, bands, wordCounter }, stepsOf }
}

interface Asked extends Omit<FilesToEstimate, 'workflows'> {
  /** The steps of a file with a name, at least one. */
  stepsOf: (name: string) => readonly string[]
}

interface Estimating {
  db: Database
  session: SignedIn
  now: Date
}

async function estimate(
  context: Estimating,
  pricing: Pricing,
  { uploadUuids, targetLocales, stepsOf }: Asked,
): Promise<FilesEstimate> {
  const { sourceLocale, currency, wordCounter } = pricing
  for (const locale of targetLocales) {
    requireLanguage(locale, 'body.targetLocales')
    if (locale === sourceLocale) {
      throw invalid('body.targetLocales', `${locale} is the source language. Choose another target language.`)
    }
  }
  const files = await previewsOf(context, uploadUuids)
  const other = files.find(({ counter = wordCounter }) => counter !== wordCounter)
  if (other) {
    const how = `Preview it again with the word counter ${wordCounter}.`
    throw invalid('body.uploadUuids', `${other.name} was previewed with the word counter ${other.counter}. ${how}`)
  }
  const price = priceOf(pricing, { files, targetLocales: [...new Set(targetLocales)], stepsOf })
  return { ...price, words: files.reduce((words, { totalWords }) => words + totalWords, 0), wordCounter, currency }
}

interface CountedFile {
  name: string
  totalSegments: number
  totalWords: number
}

type Priced = Pick<FilesEstimate, 'tasks' | 'total' | 'pairs' | 'missingPrices'>

/**
 * The price of files if none of their words had a match: a later calculation isn't higher. Minimum fees belong to the
 * project as a whole and don't count.
 */
function priceOf(
  { sourceLocale, currency, priceList, bands }: Pricing,
  {
    files,
    targetLocales,
    stepsOf,
  }: { files: readonly CountedFile[]; targetLocales: readonly string[] } & Pick<Asked, 'stepsOf'>,
): Priced {
  // Files of the same steps are priced, and rounded, together.
  const bySteps = Map.groupBy(files, ({ name }) => stepsOf(name).join())
  const counted = [...bySteps.values()].flatMap((some) => {
    const workflows = stepsOf(some[0]!.name)
    const band = bandOf(bands.of(workflows[0]!), 0, false).key
    const counts = some.map(({ totalSegments, totalWords }) => {
      return { band, segments: totalSegments, words: totalWords, characters: 0 }
    })
    return targetLocales.map((targetLocale): CountedFiles => ({ sourceLocale, targetLocale, workflows, counts }))
  })
  const lines = priced(() =>
    priceProject({
      currency,
      files: counted,
      bandsFor: (workflow) => bands.of(workflow),
      priceList: { ...priceList, minFeeType: 'NONE' },
      manual: [],
    }),
  )
  return {
    tasks: counted.reduce((tasks, { workflows, counts }) => tasks + counts.length * new Set(workflows).size, 0),
    total: toNumber(totalOf(lines ?? [])),
    pairs: targetLocales.map((targetLocale) => {
      const own = (lines ?? []).filter((line) => line.targetLocale === targetLocale)
      return { targetLocale, total: toNumber(totalOf(own)) }
    }),
    missingPrices: lines === null || missingPrices(lines).length > 0,
  }
}

/** Null where the price list is of no use for the project, such as one in another currency. */
function priced(price: () => PricedLine[]): PricedLine[] | null {
  try {
    return price()
  } catch (error) {
    if (error instanceof CostsRefused) return null
    throw error
  }
}
