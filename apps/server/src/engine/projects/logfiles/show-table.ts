import type { AnalysisTotals } from '@dragoman/sdk/operations/logfiles'
import type { Database } from '../../../database/connect.ts'
import { analysisTotals } from '../../analysis/analyse.ts'
import type { BandCount } from '../../analysis/analyse.ts'
import { bandKey } from '../../analysis/bands.ts'
import type { Band } from '../../analysis/bands.ts'
import { decimal } from '../../costs/decimal.ts'
import { loadBands } from '../costs/analyse-units.ts'
import type { ProjectRow } from '../find-project.ts'
import type { LogfileRow } from './show-logfiles.ts'

type Counted = BandCount & { factor: string }

/**
 * How to show what was counted as tables: with the factors as they were when it was counted, and the bands of the
 * scheme that nothing fell into beside them. Where the scheme has changed since, only bands that were counted are shown.
 */
export async function showTable(
  db: Database,
  project: ProjectRow,
  logfile: LogfileRow,
  counted: readonly Counted[],
): Promise<(own: readonly Counted[]) => AnalysisTotals[]> {
  const factors = new Map(counted.map(({ band, factor }) => [band, decimal(factor)]))
  const present = await presentBands(db, project, logfile)
  const isUnchanged = [...factors.keys()].every((key) => present.some((band) => band.key === key))
  const bands = isUnchanged
    ? present.map((band) => ({ ...band, factor: factors.get(band.key) ?? band.factor }))
    : [...factors].map(([key, factor]) => ({ ...bandOfKey(key), factor }))
  return (own) => analysisTotals(bands, own)
}

async function presentBands(db: Database, project: ProjectRow, logfile: LogfileRow): Promise<Band[]> {
  try {
    return (await loadBands(db, project)).of(logfile.workflow)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function bandOfKey(key: string): Omit<Band, 'factor'> {
  const range = /^(\d+)-(\d+)$/.exec(key)
  if (range) {
    const [start, end] = [Number(range[1]), Number(range[2])]
    return { key: bandKey('FUZZY', start, end), type: 'FUZZY', start, end }
  }
  if (key === 'CONTEXT') return { key, type: 'CONTEXT', start: 101, end: 101 }
  return { key, type: key === 'EXACT' ? 'EXACT' : 'REPETITION', start: 100, end: 100 }
}
