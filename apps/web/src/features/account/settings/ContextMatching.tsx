import { Card } from '@dragoman/ui/Card'
import { Switch } from '@dragoman/ui/Switch'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'

const ContextMatchingDialog = lazy(() =>
  import('./ContextMatchingDialog.tsx').then((module) => ({ default: module.ContextMatchingDialog })),
)

/** Whether exact matches take the same context; asks which memories are meant before it changes. */
export function ContextMatching({ accountUUID, isOn }: { accountUUID: string; isOn: boolean }) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  return (
    <Card title={t('accountSettings.matching')}>
      <Switch isReversed isSelected={isOn} onChange={setWanted} description={t('accountSettings.contextText')}>
        {t('accountSettings.context')}
      </Switch>
      <Suspense>
        {wanted !== null && (
          <ContextMatchingDialog accountUUID={accountUUID} value={wanted} onClose={() => setWanted(null)} />
        )}
      </Suspense>
    </Card>
  )
}
