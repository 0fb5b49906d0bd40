import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { t } from '../../i18n/t.ts'

const rules = ['attempts', 'pause', 'signature', 'refused'] as const

/** Explains the rules that all webhooks follow. */
export function HowEventsAreSent() {
  return (
    <Card title={t('webhooks.how')}>
      <DescriptionList>
        {rules.map((rule) => (
          <Property key={rule} term={t(`webhooks.how.${rule}`)}>
            {t(`webhooks.how.${rule}.text`)}
          </Property>
        ))}
      </DescriptionList>
    </Card>
  )
}
