import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'
import styles from './memories.module.css'

/** A memory in one line: languages, size, for whom, when something was imported last. */
export function MemoryFacts({ memory }: { memory: TranslationMemory }) {
  const { sourceLocale, targetLocales, totalUnits, totalSegments, organization, lastImport } = memory
  return (
    <span className={styles.clip}>
      <span className={styles.facts}>
        <Languages source={sourceLocale} target={targetLocales} />
        {totalUnits !== undefined && <span>{t('tm.unit.count', { count: totalUnits })}</span>}
        {totalSegments !== undefined && <span>{t('tm.segment.count', { count: totalSegments })}</span>}
        {organization && <bdi>{organization.name}</bdi>}
        {lastImport && (
          <span>
            {t('tm.lastImport')}: <Moment value={lastImport.creationDate} as="relative" />
          </span>
        )}
      </span>
    </span>
  )
}
