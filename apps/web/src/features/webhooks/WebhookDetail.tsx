import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Webhook } from '@dragoman/sdk/operations/webhooks'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Row } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import type { ShownSecret } from './SecretDialog.tsx'
import { answerText } from './answer-text.ts'
import { TypeCode } from './TypeCode.tsx'
import { statusTones } from './webhook-queries.ts'
import styles from './webhooks.module.css'

export interface WebhookDetailProps {
  webhook: Webhook
  onEdit: () => void
  onSecret: (secret: ShownSecret) => void
}

/** A webhook: where it leads, what it is told, and what can be done with it. */
export function WebhookDetail({ webhook, onEdit, onSecret }: WebhookDetailProps) {
  const { name, url, types, status, active, orgUnit, project, secretHint, secretCreatedAt } = webhook
  const path = { id: webhook.uuid }
  const toggle = useMutation(mutation(api.webhooks.toggle))
  const test = useMutation(mutation(api.webhooks.test))
  const remove = useMutation({ ...mutation(api.webhooks.remove), meta: { showsErrors: true } })
  const rotate = useMutation({ ...mutation(api.webhooks.rotateSecret), meta: { showsErrors: true } })
  const send = () =>
    test.mutate(
      { path },
      {
        onSuccess: (delivery) =>
          delivery.status === 'DELIVERED'
            ? showToast({ tone: 'success', title: t('webhooks.testAccepted') })
            : showToast({ tone: 'danger', title: t('webhooks.testRefused'), description: answerText(delivery) }),
      },
    )
  const askRemove = () =>
    confirmDelete({
      title: t('webhooks.deleteTitle', { name }),
      text: t('webhooks.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path })
        showToast({ tone: 'success', title: t('webhooks.deleted', { name }) })
      },
    })
  const askRotate = () =>
    confirmDelete({
      title: t('webhooks.replaceSecretTitle', { name }),
      text: t('webhooks.replaceSecretText'),
      verb: t('webhooks.replace'),
      asksPassword: true,
      run: async (password) => {
        const { secret } = await rotate.mutateAsync({ path, body: { password } })
        onSecret({ name, secret })
      },
    })
  const only = [orgUnit, project].filter((limit) => limit !== undefined)
  return (
    <Card
      title={
        <span className={styles.title}>
          <bdi>{name}</bdi>
          <Badge tone={statusTones[status]}>{t(`webhooks.status.${status}`)}</Badge>
        </span>
      }
      actions={
        <>
          {url !== undefined && (
            <Button size="small" icon="play" isPending={test.isPending} onPress={send}>
              {t('webhooks.sendTest')}
            </Button>
          )}
          <Button size="small" icon="edit" onPress={onEdit}>
            {t('webhooks.edit')}
          </Button>
          <Switch
            aria-label={t('webhooks.activeOf', { name })}
            isSelected={active}
            isDisabled={toggle.isPending}
            onChange={(next) => toggle.mutate({ path, query: { active: next } })}
          />
          <MoreMenu label={t('webhooks.menu', { name })} size="small">
            <MenuItem icon="key" onAction={askRotate}>
              {t('webhooks.replaceSecret')}
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onAction={askRemove}>
              {t('shell.delete')}
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      <DescriptionList layout="beside">
        <Property term={t('webhooks.address')}>
          {url === undefined ? t('webhooks.pulled') : <bdi className={styles.code}>{url}</bdi>}
        </Property>
        <Property term={t('webhooks.events')}>
          <Row>
            {types.map((type) => (
              <TypeCode key={type} type={type} isChip />
            ))}
          </Row>
        </Property>
        <Property term={t('webhooks.only')}>
          {only.length === 0 && t('webhooks.everything')}
          {only.map(({ uuid, name: limit }, at) => (
            <span key={uuid}>
              {at > 0 && ' · '}
              <bdi>{limit ?? t('webhooks.gone')}</bdi>
            </span>
          ))}
        </Property>
        <Property term={t('webhooks.secret')}>
          <bdi className={styles.code}>{`···· ${secretHint}`}</bdi>{' '}
          <span className={styles.meta}>{t('webhooks.secretSet', { date: formatDate(secretCreatedAt) })}</span>
        </Property>
      </DescriptionList>
    </Card>
  )
}
