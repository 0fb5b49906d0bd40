import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProvisioningRule } from '@dragoman/sdk/operations/provisioning'
import { FormRow } from '@dragoman/ui/Form'
import { IconButton } from '@dragoman/ui/IconButton'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'

const sources = ['GROUP', 'ROLE', 'DEPARTMENT', 'USER_TYPE'] as const
const targets = ['ROLE', 'ORG_UNIT', 'PERMISSION_GROUP'] as const
const roles = ['VENDOR', 'CLIENT', 'PROJECT_MANAGER', 'ACCOUNT_ADMIN'] as const
const mostChoices = 500

export interface RuleRowProps {
  rule: ProvisioningRule
  /** Its place, from 1 on, which tells rows apart for those who do not see them. */
  number: number
  /** Whether what is missing is shown. */
  isTried: boolean
  onChange: (rule: ProvisioningRule) => void
  onRemove: () => void
}

/** One rule: what is compared with which value, and what people get. */
export function RuleRow({ rule, number, isTried, onChange, onRemove }: RuleRowProps) {
  const { source, value, target, role, targetUuid } = rule
  const options = useTargets(target)
  const chosen = target === 'ROLE' ? role : targetUuid
  const of = (label: string) => t('provisioning.ofRule', { label, number: String(number) })
  return (
    <FormRow>
      <Select
        label={of(t('provisioning.source'))}
        options={sources.map((id) => ({ id, label: t(`provisioning.source.${id}`) }))}
        value={source}
        onChange={(id) => onChange({ ...rule, source: sources.find((one) => one === id) ?? source })}
      />
      <TextField
        label={of(t('provisioning.value'))}
        value={value}
        onChange={(typed) => onChange({ ...rule, value: typed })}
        maxLength={200}
        isRequired
        errorMessage={isTried && value.trim() === '' ? t('provisioning.valueMissing') : undefined}
      />
      <Select
        label={of(t('provisioning.target'))}
        options={targets.map((id) => ({ id, label: t(`provisioning.target.${id}`) }))}
        value={target}
        onChange={(id) => {
          const next = targets.find((one) => one === id) ?? target
          onChange({ source, value, target: next, ...(next === 'ROLE' && { role: 'VENDOR' as const }) })
        }}
      />
      <Select
        label={of(t(`provisioning.target.${target}`))}
        options={options}
        value={chosen ?? null}
        onChange={(id) =>
          onChange(
            target === 'ROLE'
              ? { source, value, target, role: roles.find((one) => one === id) ?? 'VENDOR' }
              : { source, value, target, targetUuid: id },
          )
        }
        errorMessage={isTried && chosen === undefined ? t('provisioning.targetMissing') : undefined}
      />
      <IconButton icon="trash" label={t('provisioning.removeRule', { number: String(number) })} onPress={onRemove} />
    </FormRow>
  )
}

/** The things that a rule can give. */
function useTargets(target: ProvisioningRule['target']): { id: string; label: string }[] {
  const { data: units } = useQuery({
    ...query(api.orgUnits.list, { query: { size: mostChoices } }),
    enabled: target === 'ORG_UNIT',
  })
  const { data: groups } = useQuery({ ...query(api.permissionGroups.list), enabled: target === 'PERMISSION_GROUP' })
  if (target === 'ROLE') return roles.map((role) => ({ id: role, label: enumWord('role', role) }))
  const found = target === 'ORG_UNIT' ? units?.content : groups
  return (found ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }))
}
