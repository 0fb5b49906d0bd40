import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { LanguageUsage } from '@dragoman/sdk/operations/glossaryConcepts'
import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { usageQuery } from './concept-queries.ts'
import styles from './concept.module.css'

/** In how many segments a concept was found in each language, and how many translations follow its terms. */
export function ConceptUse({ concept }: { concept: GlossaryConcept }) {
  const { data, error, refetch } = useQuery(usageQuery(concept.id))
  const used = data?.languages.filter((language) => language.used > 0) ?? []
  return (
    <Card
      title={t('glossaries.use')}
      description={data?.isPart ? t('glossaries.use.part') : t('glossaries.use.text')}
      isFlush={used.length > 0}
    >
      {error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && used.length === 0 && <p className={styles.empty}>{t('glossaries.use.none')}</p>}
      {used.length > 0 && (
        <table className={styles.used} aria-label={t('glossaries.use')}>
          <thead>
            <tr>
              <th scope="col">{t('glossaries.term.language')}</th>
              <th scope="col">{t('glossaries.use.used')}</th>
              <th scope="col">{t('glossaries.use.followed')}</th>
            </tr>
          </thead>
          <tbody>
            {used.map((language) => (
              <Line key={language.language} usage={language} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

const Line = ({ usage: { language, used, confirmed, followed } }: { usage: LanguageUsage }) => (
  <tr>
    <th scope="row">{languageName(language)}</th>
    <td>{formatNumber(used)}</td>
    <td>{confirmed > 0 ? formatPercent(Math.floor((100 * followed) / confirmed) / 100) : '–'}</td>
  </tr>
)
