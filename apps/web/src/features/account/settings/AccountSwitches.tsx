import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AccountSettings, AccountSettingsUpdate } from '@dragoman/sdk/operations/accountSettings'
import { ifMatch } from '@dragoman/sdk/versions'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { Switch } from '@dragoman/ui/Switch'
import { ContextMatching } from './ContextMatching.tsx'
import { CostsLogfileType } from './CostsLogfileType.tsx'
import { WordCounterSetting } from './WordCounterSetting.tsx'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'

type Setting = Exclude<
  keyof AccountSettingsUpdate,
  | 'requireContextTmMatching'
  | 'costsLogfileType'
  | 'wordCounter'
  | 'stopLossHours'
  | 'stopLossMinimumPercent'
  | 'stopLossReasonRequired'
  | 'customReviewCategorizationEnabled'
  | 'customReviewCategoryOnly'
>

/** Settings by what they are about; those of a group that needs something say so. */
const groups = [
  { id: 'projects', settings: ['projectAutomationEnabled'] },
  { id: 'people', settings: ['payoutConfirmationRequired'] },
  { id: 'ai', settings: ['aiReviewEnabled', 'aiSpellcheckEnabled'] },
  { id: 'terms', settings: ['sendLearntToKanban'] },
] as const satisfies { id: string; settings: readonly Setting[] }[]

const descriptionOf = (group: (typeof groups)[number]['id']) =>
  group === 'ai' ? t('accountSettings.needs.ai') : undefined

/** The settings of an account for all of its work, as switches that take effect at once. */
export function AccountSwitches({ accountUUID, settings }: { accountUUID: string; settings: AccountSettings }) {
  const { mutate, isPending } = useMutation(mutation(api.accountSettings.update))
  const path = { accountUUID }
  const set = (setting: Setting, value: boolean) => {
    const onSuccess = (saved: AccountSettings) => {
      const undo = () => mutate({ path, headers: ifMatch(saved), body: { [setting]: !value } })
      const action = { label: t('accountSettings.undo'), onAction: undo }
      showToast({ tone: 'success', title: t('accountSettings.saved'), action })
    }
    mutate({ path, headers: ifMatch(settings), body: { [setting]: value } }, { onSuccess })
  }
  const switches = groups.map((group) => (
    <Card key={group.id} title={t(`accountSettings.group.${group.id}`)} description={descriptionOf(group.id)}>
      <Stack>
        {group.settings.map((setting) => (
          <Switch
            key={setting}
            isReversed
            isSelected={settings[setting]}
            isDisabled={isPending}
            onChange={(value) => set(setting, value)}
            description={t(`accountSettings.text.${setting}`)}
          >
            {t(`accountSettings.name.${setting}`)}
          </Switch>
        ))}
      </Stack>
    </Card>
  ))
  return (
    <>
      {switches}
      <ContextMatching accountUUID={accountUUID} isOn={settings.requireContextTmMatching} />
      <WordCounterSetting accountUUID={accountUUID} settings={settings} />
      <CostsLogfileType accountUUID={accountUUID} value={settings.costsLogfileType} />
    </>
  )
}
