import { missingRegion } from '../../errors/RegionError.tsx'
import { withWords } from '../../i18n/with-words.ts'
import { region } from '../../lazy.tsx'

/** The choice of a quality profile on pages that are about something else, loaded when it shows. */
export const LazyProfileSelect = region(
  withWords(['qualityRules'], () => import('./ProfileSelect.tsx')),
  'ProfileSelect',
  missingRegion,
)
