import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProvisioningSettings } from '@dragoman/sdk/operations/provisioning'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { valueText } from '../../form/conflict-text.ts'
import { useVersionedForm } from '../../form/use-versioned-form.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { isComplete, RuleList, type DraftRule } from './RuleList.tsx'

const roles = ['VENDOR', 'CLIENT', 'PROJECT_MANAGER', 'ACCOUNT_ADMIN'] as const
const none = 'none'
const mostChoices = 500

const labels = {
  enabled: 'provisioning.enabled',
  defaultRole: 'provisioning.defaultRole',
  organizationUuid: 'provisioning.organization',
  invites: 'provisioning.invites',
  rules: 'provisioning.rules',
} as const

/** Whether a directory looks after people, what new people get, and which rules give more. */
export function ScimSettings({ settings, lock }: { settings: ProvisioningSettings; lock: boolean }) {
  const [isTried, setTried] = useState(false)
  const form = useVersionedForm(api.provisioning.updateSettings, settings, {
    valuesOf: ({ enabled, defaultRole, organizationUuid, invites, rules }: ProvisioningSettings) => ({
      enabled,
      defaultRole,
      organizationUuid,
      invites,
      rules: rules.map((rule, key): DraftRule => ({ key, rule })),
    }),
    paramsOf: ({ rules, ...others }) => ({ query: {}, body: { ...others, rules: rules.map(({ rule }) => rule) } }),
    saved: t('provisioning.saved'),
    undo: t('provisioning.undo'),
    differenceOf: ({ field, mine, theirs }) => ({
      label: t(labels[field]),
      mine: textOf(field, mine),
      theirs: textOf(field, theirs),
    }),
  })
  const { values, set } = form
  const { defaultRole, organizationUuid, rules } = values
  const { data: organizations } = useQuery(
    query(api.organizations.list, { query: { size: mostChoices, sort: 'name,asc' } }),
  )
  const nameOf = (uuid: unknown) => organizations?.content.find((one) => one.uuid === uuid)?.name
  const textOf = (field: string, value: unknown): string => {
    if (field === 'defaultRole') return enumWord('role', roles.find((role) => role === value) ?? 'VENDOR')
    if (field === 'organizationUuid') return valueText(nameOf(value))
    return valueText(field === 'rules' ? (value as DraftRule[]).map(({ rule }) => rule.value) : value)
  }
  const save = () => {
    setTried(true)
    if (rules.every(isComplete)) form.save()
  }
  const needsOrganization =
    values.enabled && organizationUuid === null && (defaultRole === 'VENDOR' || defaultRole === 'CLIENT')
  return (
    <Form label={t('settings.provisioning')} onSubmit={save}>
      <Stack>
        <Card title={t('provisioning.newPeople')} description={t('provisioning.newPeopleText')}>
          <Stack>
            <Switch
              isReversed
              isSelected={values.enabled}
              onChange={(enabled) => set({ enabled })}
              description={t('provisioning.enabledText')}
            >
              {t('provisioning.enabled')}
            </Switch>
            <Select
              label={t('provisioning.defaultRole')}
              description={t('provisioning.defaultRoleText')}
              options={roles.map((role) => ({ id: role, label: enumWord('role', role) }))}
              value={defaultRole}
              onChange={(role) => set({ defaultRole: roles.find((one) => one === role) ?? defaultRole })}
            />
            <Select
              label={t('provisioning.organization')}
              description={t('provisioning.organizationText')}
              options={[
                { id: none, label: t('shell.none') },
                ...(organizations?.content ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
              ]}
              value={organizationUuid ?? none}
              onChange={(id) => set({ organizationUuid: id === none ? null : id })}
            />
            {needsOrganization && <InlineAlert tone="warning">{t('provisioning.organizationMissing')}</InlineAlert>}
            <Switch
              isReversed
              isSelected={values.invites}
              onChange={(invites) => set({ invites })}
              description={t('provisioning.invitesText')}
            >
              {t('provisioning.invites')}
            </Switch>
          </Stack>
        </Card>
        <RuleList rules={rules} onChange={(changed) => set({ rules: changed })} isTried={isTried} />
        <ConflictNotice {...form.notice} />
        {form.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(form.error)}
          </InlineAlert>
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!form.isDirty || lock} isPending={form.isPending}>
            {t('shell.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
