import { Card } from '@dragoman/ui/Card'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'
import { firstOf, type MarginSearch } from './margin-search.ts'
import { MarginPairs } from './MarginPairs.tsx'
import { MarginProjects } from './MarginProjects.tsx'
import styles from './profitability.module.css'

const lowest = 'marginPercent,asc'

/** The projects with the lowest margins, and the language pairs with the most revenue. */
export function Overview({ search }: { search: MarginSearch }) {
  const { startMonth, endMonth } = search
  const period = { ...(startMonth && { startMonth }), ...(endMonth && { endMonth }) }
  const { data: projects } = useQuery(firstOf('PROJECT', lowest, search, 5))
  const { data: pairs } = useQuery(firstOf('LANGUAGE_PAIR', undefined, search, 8))
  return (
    <div className={styles.beside}>
      <Card
        title={t('profitability.lowest')}
        isFlush
        actions={
          projects && (
            <Link to="/finance/profitability" search={{ ...period, by: 'PROJECT', sort: lowest }}>
              {t('profitability.allOf', { count: projects.totalElements })}
            </Link>
          )
        }
      >
        {projects ? (
          <MarginProjects report={projects} label={t('profitability.lowest')} isShort />
        ) : (
          <Skeleton lines={6} />
        )}
      </Card>
      <Card
        title={t('profitability.view.LANGUAGE_PAIR')}
        actions={
          <Link to="/finance/profitability" search={{ ...period, by: 'LANGUAGE_PAIR' }}>
            {t('profitability.showAll')}
          </Link>
        }
      >
        {pairs ? <MarginPairs report={pairs} /> : <Skeleton lines={8} />}
      </Card>
    </div>
  )
}
