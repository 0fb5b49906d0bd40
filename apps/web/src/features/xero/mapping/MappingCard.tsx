import { useCan } from '@dragoman/hooks/permissions'
import type { XeroMapping, XeroPair, XeroStatus, XeroTarget } from '@dragoman/sdk/operations/xero'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import styles from '../xero.module.css'
import { mainParts, optionalParts } from './mapping-parts.ts'

const MappingDialog = overlay(() => import('./MappingDialog.tsx'), 'MappingDialog')

/** The accounts and taxes of Xero that stand for ours. */
export function MappingCard({ status }: { status: XeroStatus }) {
  const mayEdit = useCan(requirements['xero.updateMapping'])
  const [isOpen, setOpen] = useState(false)
  const { mapping, taxes, bankAccounts, state } = status
  const edit = mayEdit && (
    <Button size="small" icon="edit" isDisabled={state !== 'CONNECTED'} onPress={() => setOpen(true)}>
      {t('xero.edit')}
    </Button>
  )
  const own = bankAccounts.filter(({ uuid }) => targetOf(mapping.bankAccounts, uuid))
  return (
    <Card title={t('xero.mapping')} actions={edit}>
      <DescriptionList layout="beside">
        {mainParts.map((part) => (
          <Property key={part} term={t(`xero.map.${part}`)}>
            <Target target={mapping[part]} isNeeded={!optionalParts.includes(part)} />
          </Property>
        ))}
        {own.map(({ uuid, name }) => (
          <Property key={uuid} term={<bdi>{name}</bdi>}>
            <Target target={targetOf(mapping.bankAccounts, uuid)} isNeeded={false} />
          </Property>
        ))}
      </DescriptionList>
      {taxes.length > 0 && (
        <>
          <h3 className={styles.group}>{t('xero.map.taxes')}</h3>
          <DescriptionList layout="beside">
            {taxes.map(({ uuid, name }) => (
              <Property key={uuid} term={<bdi>{name}</bdi>}>
                <Target target={targetOf(mapping.taxes, uuid)} isNeeded />
              </Property>
            ))}
          </DescriptionList>
        </>
      )}
      <Suspense>{isOpen && <MappingDialog status={status} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}

const targetOf = (pairs: readonly XeroPair[], uuid: string): XeroMapping['bank'] =>
  pairs.find((pair) => pair.uuid === uuid)?.target

function Target({ target, isNeeded }: { target: XeroTarget | undefined; isNeeded: boolean }) {
  if (target) return <bdi>{target.name}</bdi>
  return isNeeded ? <Badge tone="warning">{t('xero.notMapped')}</Badge> : t('xero.notMapped')
}
