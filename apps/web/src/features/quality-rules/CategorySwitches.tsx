import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'

export interface CategorySwitchesProps {
  accountUUID: string
  settings: AccountSettings
  /** Whether the account has a category of its own in use. */
  hasOwn: boolean
}

/** Whether reviews use the account's own categories beside those of the product, or alone. */
export function CategorySwitches({ accountUUID, settings, hasOwn }: CategorySwitchesProps) {
  const { mutate, isPending } = useMutation(mutation(api.accountSettings.update))
  const { customReviewCategorizationEnabled: isOwnUsed, customReviewCategoryOnly: isOwnAlone } = settings
  const path = { accountUUID }
  const set = (setting: 'customReviewCategorizationEnabled' | 'customReviewCategoryOnly') => (value: boolean) => {
    const onSuccess = (saved: AccountSettings) => {
      const onAction = () => mutate({ path, headers: ifMatch(saved), body: { [setting]: !value } })
      const action = { label: t('qualityRules.undo'), onAction }
      const name = t(setting === 'customReviewCategoryOnly' ? 'qualityRules.ownOnly' : 'qualityRules.own')
      showToast({
        tone: 'success',
        title: t(value ? 'qualityRules.turnedOn' : 'qualityRules.turnedOff', { name }),
        action,
      })
    }
    mutate({ path, headers: ifMatch(settings), body: { [setting]: value } }, { onSuccess })
  }
  return (
    <Card title={t('qualityRules.use')}>
      <Stack>
        <Switch
          isReversed
          isSelected={isOwnUsed}
          isDisabled={isPending}
          onChange={set('customReviewCategorizationEnabled')}
          description={t('qualityRules.ownText')}
        >
          {t('qualityRules.own')}
        </Switch>
        <Switch
          isReversed
          isSelected={isOwnAlone}
          isDisabled={isPending || (!isOwnUsed && !isOwnAlone)}
          onChange={set('customReviewCategoryOnly')}
          description={t(isOwnUsed ? 'qualityRules.ownOnlyText' : 'qualityRules.ownOnlyWaits')}
        >
          {t('qualityRules.ownOnly')}
        </Switch>
        {isOwnUsed && isOwnAlone && !hasOwn && <InlineAlert tone="info">{t('qualityRules.noOwnYet')}</InlineAlert>}
      </Stack>
    </Card>
  )
}
