import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProvisioningSettings } from '@dragoman/sdk/operations/provisioning'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'
import { isComplete, RuleList, type DraftRule } from './RuleList.tsx'

const roles = ['VENDOR', 'CLIENT', 'PROJECT_MANAGER', 'ACCOUNT_ADMIN'] as const
const none = 'none'
const mostChoices = 500

/** Whether a directory looks after people, what new people get, and which rules give more. */
export function ScimSettings({ settings, lock }: { settings: ProvisioningSettings; lock: boolean }) {
  const [enabled, setEnabled] = useState(settings.enabled)
  const [defaultRole, setRole] = useState(settings.defaultRole)
  const [organizationUuid, setOrganization] = useState(settings.organizationUuid)
  const [invites, setInvites] = useState(settings.invites)
  const [rules, setRules] = useState<DraftRule[]>(() => settings.rules.map((rule, key) => ({ key, rule })))
  const [isTried, setTried] = useState(false)
  const update = useMutation({ ...mutation(api.provisioning.updateSettings), meta: { showsErrors: true } })
  const { data: organizations } = useQuery(
    query(api.organizations.list, { query: { size: mostChoices, sort: 'name,asc' } }),
  )
  const before = {
    enabled: settings.enabled,
    defaultRole: settings.defaultRole,
    organizationUuid: settings.organizationUuid,
    invites: settings.invites,
    rules: settings.rules,
  }
  const body = { enabled, defaultRole, organizationUuid, invites, rules: rules.map(({ rule }) => rule) }
  const isDirty = JSON.stringify(body) !== JSON.stringify(before)
  const save = () => {
    setTried(true)
    if (!rules.every(isComplete)) return
    const action = { label: t('provisioning.undo'), onAction: () => update.mutate({ query: {}, body: before }) }
    update.mutate(
      { query: {}, headers: ifMatch(settings), body },
      { onSuccess: () => showToast({ tone: 'success', title: t('provisioning.saved'), action }) },
    )
  }
  const needsOrganization = organizationUuid === null && (defaultRole === 'VENDOR' || defaultRole === 'CLIENT')
  return (
    <Form label={t('settings.provisioning')} onSubmit={save}>
      <Stack>
        <Card title={t('provisioning.newPeople')} description={t('provisioning.newPeopleText')}>
          <Stack>
            <Switch isReversed isSelected={enabled} onChange={setEnabled} description={t('provisioning.enabledText')}>
              {t('provisioning.enabled')}
            </Switch>
            <Select
              label={t('provisioning.defaultRole')}
              description={t('provisioning.defaultRoleText')}
              options={roles.map((role) => ({ id: role, label: enumWord('role', role) }))}
              value={defaultRole}
              onChange={(role) => setRole(roles.find((one) => one === role) ?? defaultRole)}
            />
            <Select
              label={t('provisioning.organization')}
              description={t('provisioning.organizationText')}
              errorMessage={needsOrganization ? t('provisioning.organizationMissing') : undefined}
              options={[
                { id: none, label: t('shell.none') },
                ...(organizations?.content ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
              ]}
              value={organizationUuid ?? none}
              onChange={(id) => setOrganization(id === none ? null : id)}
            />
            <Switch isReversed isSelected={invites} onChange={setInvites} description={t('provisioning.invitesText')}>
              {t('provisioning.invites')}
            </Switch>
          </Stack>
        </Card>
        <RuleList rules={rules} onChange={setRules} isTried={isTried} />
        {update.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(update.error)}
          </InlineAlert>
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!isDirty || lock} isPending={update.isPending}>
            {t('shell.save')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
