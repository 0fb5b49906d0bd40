import type { InvoicePreview } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { readyQuery } from '../ready/ready-query.ts'
import { UnitName } from '../UnitName.tsx'
import styles from './create.module.css'

export interface ProjectChoiceProps {
  unit: string
  projects: readonly string[]
  onProjects: (projects: string[]) => void
  preview: InvoicePreview | undefined
  purchaseOrder: string | undefined
  onPurchaseOrder: (text: string) => void
  /** Why the purchase order can't stay like this. */
  orderProblem: string | undefined
}

/** Delivered projects of one unit that a page of choices has. */
const most = 200

/** The client of an invoice, and which of its delivered projects are on it. One invoice has one currency. */
export function ProjectChoice(props: ProjectChoiceProps) {
  const { unit, projects, onProjects, preview, purchaseOrder, onPurchaseOrder, orderProblem } = props
  const { data, error, refetch, isFetching } = useQuery(readyQuery({ by: 'PROJECT', orgUnitUuid: unit, size: most }))
  const ready = data?.content.flatMap((group) => group.projects)
  const currency = ready?.find(({ uuid }) => projects.includes(uuid))?.currency
  const client = preview?.organizationalUnit ?? data?.content[0]?.organizationalUnit
  return (
    <Card
      title={t('receivables.clientAndProjects')}
      actions={<Link to="/finance/receivables/create">{t('receivables.chooseOthers')}</Link>}
    >
      <div className={styles.pair}>
        <div>
          <span className={styles.label}>{t('receivables.billTo')}</span>
          <p className={styles.value}>{client ? <UnitName unit={client} /> : <Skeleton lines={1} />}</p>
        </div>
        <TextField
          name="purchaseOrder"
          label={t('receivables.order')}
          value={purchaseOrder ?? preview?.purchaseOrder ?? ''}
          onChange={onPurchaseOrder}
          maxLength={100}
          autoComplete="off"
          errorMessage={orderProblem}
        />
      </div>
      {error ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : ready ? (
        <CheckboxGroup
          label={t('receivables.projects')}
          value={[...projects]}
          onChange={onProjects}
          errorMessage={projects.length === 0 ? t('receivables.chooseProject') : undefined}
        >
          <ul className={styles.pick}>
            {ready.map((project) => (
              <li key={project.uuid}>
                <Checkbox
                  value={project.uuid}
                  isDisabled={currency !== undefined && project.currency !== currency}
                  description={
                    currency !== undefined && project.currency !== currency
                      ? t('receivables.otherCurrency', { currency })
                      : project.deliveryDate !== undefined &&
                        t('receivables.deliveredOn', { date: formatDate(project.deliveryDate) })
                  }
                >
                  <bdi>{project.reference || project.name}</bdi> <span className={styles.code}>{project.name}</span>
                </Checkbox>
                <span className={styles.amount}>{formatMoney(project.totalCost, project.currency)}</span>
              </li>
            ))}
          </ul>
        </CheckboxGroup>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}
