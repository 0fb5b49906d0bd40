import type { ProvisioningRule } from '@dragoman/sdk/operations/provisioning'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { RuleRow } from './RuleRow.tsx'

/** A rule that may still lack what people get, with what tells it apart from others like it. */
export interface DraftRule {
  key: number
  rule: ProvisioningRule
}

export const isComplete = ({ rule: { value, target, role, targetUuid } }: DraftRule): boolean =>
  value.trim() !== '' && (target === 'ROLE' ? role !== undefined : targetUuid !== undefined)

const first: ProvisioningRule = { source: 'GROUP', value: '', target: 'ROLE', role: 'VENDOR' }

/** The rules by which people get roles, units, and groups from the directory's data. */
export function RuleList({
  rules,
  onChange,
  isTried,
}: {
  rules: readonly DraftRule[]
  onChange: (rules: DraftRule[]) => void
  isTried: boolean
}) {
  const nextKey = Math.max(-1, ...rules.map(({ key }) => key)) + 1
  return (
    <Card title={t('provisioning.rules')} description={t('provisioning.rulesText')}>
      <Stack>
        {rules.map(({ key, rule }, position) => (
          <RuleRow
            key={key}
            rule={rule}
            number={position + 1}
            isTried={isTried}
            onChange={(changed) => onChange(rules.map((one) => (one.key === key ? { key, rule: changed } : one)))}
            onRemove={() => onChange(rules.filter((one) => one.key !== key))}
          />
        ))}
        <Row>
          <Button onPress={() => onChange([...rules, { key: nextKey, rule: first }])}>
            {t('provisioning.addRule')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
