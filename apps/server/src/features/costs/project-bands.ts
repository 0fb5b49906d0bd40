import type { Database } from '../../kernel/database/connect.ts'
import type { RateSource } from '../../engines/pricing/priced-line.ts'
import type { RateVersion } from '../rates/tables.ts'
import { allBandsOf } from '../../engines/analysis/bands.ts'
import type { Band } from '../../engines/analysis/bands.ts'
import { agreedRates, loadVersion, presentScheme } from '../rates/rate-versions.ts'
import type { VersionedScheme } from '../rates/rate-versions.ts'
import type { ProjectRow } from '../work/find-project.ts'

/** The bands of a project's steps, with where they came from. */
export interface Bands {
  of(workflow: string): Band[]
  source: RateSource
  /** Null for the default ones (domain: Numbers). */
  scheme: VersionedScheme | null
  version: RateVersion | null
}

/**
 * The net rates of a project: those that its client approved, before that the ones of now, and the default ones
 * (domain: Numbers) where it has none.
 */
export async function loadBands(
  db: Database,
  project: Pick<ProjectRow, 'status' | 'pricedWith' | 'netRateSettingsId'>,
): Promise<Bands> {
  const agreed = agreedRates(project)
  if (agreed) {
    const scheme = agreed.netRates ? await loadVersion(db, 'net-rates', agreed.netRates) : undefined
    return bandsFrom(scheme ?? null, agreed.netRates)
  }
  const present = project.netRateSettingsId ? await presentScheme(db, project.netRateSettingsId) : undefined
  if (!present || !project.netRateSettingsId) return bandsFrom(null, null)
  return bandsFrom(present, { uuid: project.netRateSettingsId, version: present.version })
}

/** The bands that an analysis counted with; those of the project where it has not counted yet. */
export async function loadCountedBands(db: Database, project: ProjectRow, version: RateVersion | null): Promise<Bands> {
  const scheme = version ? await loadVersion(db, 'net-rates', version) : undefined
  return scheme ? bandsFrom(scheme, version) : loadBands(db, project)
}

function bandsFrom(scheme: VersionedScheme | null, version: RateVersion | null): Bands {
  return {
    of: (workflow) => allBandsOf(scheme, workflow),
    source: {
      kind: 'net-rates',
      uuid: version?.uuid ?? null,
      name: scheme?.name ?? 'Default',
      version: version?.version ?? null,
      entry: 'tmFactor',
    },
    scheme,
    version,
  }
}
