import type { FilesEstimate, FilesToEstimate } from '@dragoman/sdk/operations/costs'
import { bandOf } from '../../../engines/analysis/bands.ts'
import { priceProject, type CountedFiles } from '../../../engines/pricing/price.ts'
import { missingPrices, totalOf, type PricedLine } from '../../../engines/pricing/priced-line.ts'
import { CostsRefused } from '../../../engines/pricing/rates.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { toNumber } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import type { ProjectRow } from '../find-project.ts'
import { previewsOf } from '../uploads/uploads.ts'
import { loadPriceList } from './price-work-units.ts'
import { loadBands } from './project-bands.ts'

/**
 * What uploads would cost in a project if none of their words had a match: what is calculated later is not more. Minimum
 * fees are of the project as a whole and do not count.
 */
export async function estimateFiles(
  context: { db: Database; session: SignedIn; now: Date },
  project: ProjectRow,
  { uploadUuids, targetLocales, workflows }: FilesToEstimate,
): Promise<FilesEstimate> {
  for (const locale of targetLocales) {
    requireLanguage(locale, 'body.targetLocales')
    if (locale === project.sourceLocale) {
      throw invalid('body.targetLocales', `${locale} is the source language. Choose another target language.`)
    }
  }
  const files = await previewsOf(context, uploadUuids)
  const [priceList, bands] = [await loadPriceList(context.db, project), await loadBands(context.db, project)]
  const noMatch = bandOf(bands.of(workflows[0]!), 0, false).key
  const counts = files.map(({ totalSegments, totalWords }) => ({
    band: noMatch,
    segments: totalSegments,
    words: totalWords,
    characters: 0,
  }))
  const counted = [...new Set(targetLocales)].map((targetLocale): CountedFiles => {
    return { sourceLocale: project.sourceLocale, targetLocale, workflows, counts }
  })
  const lines = priced(() =>
    priceProject({
      currency: project.currency,
      files: counted,
      bandsFor: (workflow) => bands.of(workflow),
      priceList: { ...priceList, minFeeType: 'NONE' },
      manual: [],
    }),
  )
  return {
    tasks: files.length * counted.length * new Set(workflows).size,
    words: files.reduce((words, { totalWords }) => words + totalWords, 0),
    currency: project.currency,
    total: toNumber(totalOf(lines ?? [])),
    pairs: counted.map(({ targetLocale }) => {
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
