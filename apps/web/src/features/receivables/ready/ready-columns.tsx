import type { InvoiceReadyGroup } from '@dragoman/sdk/operations/receivables'
import type { Column } from '@dragoman/ui/DataTable'
import { Icon } from '@dragoman/ui/Icon'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { RowLink } from '../../../ground/RowLink.tsx'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatMonth } from '../../../i18n/format-days.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import styles from '../receivables.module.css'
import { UnitName } from '../UnitName.tsx'

export const readyColumns = (): Column<InvoiceReadyGroup>[] => [
  {
    id: 'client',
    header: t('receivables.client'),
    isFlexible: true,
    cell: ({ organizationalUnit }) => <UnitName unit={organizationalUnit} />,
  },
  { id: 'projects', header: t('receivables.projects'), isFlexible: true, cell: (group) => <Projects group={group} /> },
  {
    id: 'delivered',
    header: t('receivables.delivered'),
    cell: ({ projects, month }) => {
      if (month !== undefined) return formatMonth(month, 'long')
      const days = projects.flatMap(({ deliveryDate }) => deliveryDate ?? [])
      return days.length > 0 ? <Moment value={Math.max(...days)} as="date" /> : '–'
    },
  },
  {
    id: 'languages',
    header: t('receivables.languages'),
    isMinor: true,
    cell: ({ projects }) => {
      const source = projects.find(({ sourceLocale }) => sourceLocale !== undefined)?.sourceLocale
      const targets = [...new Set(projects.flatMap(({ targetLocales = [] }) => targetLocales))]
      return source ? <LanguageCodes source={source} target={targets} /> : '–'
    },
  },
  {
    id: 'order',
    header: t('receivables.order'),
    cell: ({ purchaseOrder, needsPurchaseOrder }) =>
      needsPurchaseOrder ? (
        <span className={styles.missing}>
          <Icon name="warning" />
          {t('receivables.needsOrder')}
        </span>
      ) : (
        <bdi>{purchaseOrder ?? '–'}</bdi>
      ),
  },
  {
    id: 'tax',
    header: t('receivables.tax'),
    isMinor: true,
    cell: ({ suggestedTax }) => <span className={styles.quiet}>{categoryWord(suggestedTax?.category)}</span>,
  },
  {
    id: 'net',
    header: t('receivables.net'),
    align: 'end',
    cell: ({ netAmount, currency }) => <span className={styles.strong}>{formatMoney(netAmount, currency)}</span>,
  },
]

function Projects({ group: { projects } }: { group: InvoiceReadyGroup }) {
  const [first] = projects
  if (!first) return '–'
  return (
    <>
      <RowLink to="/projects/$id" id={first.uuid}>
        <bdi>{first.reference || first.name}</bdi>
      </RowLink>
      {projects.length > 1 && (
        <span className={styles.quiet}> {t('receivables.andMore', { count: projects.length - 1 })}</span>
      )}
    </>
  )
}

/** The word for a category of EN 16931. */
function categoryWord(category: string | undefined): string {
  const id = `finance.category.${category}`
  return hasMessage(id) ? t(id) : (category ?? '–')
}
