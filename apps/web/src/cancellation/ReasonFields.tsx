import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextArea } from '@dragoman/ui/TextArea'
import { useQuery } from '@tanstack/react-query'
import { t } from '../i18n/t.ts'
import { optionName, type EnteredReason } from './cancellation.ts'

export interface ReasonFieldsProps {
  projectUuid: string
  subject: CancellationOption['appliesTo'][number]
  label: string
  description: string
  value: EnteredReason
  onChange: (value: EnteredReason) => void
  isDisabled?: boolean
}

const none = 'none'

/** Asks why a project is canceled or a task is returned: one of the account's reasons, words of one's own, or both. */
export function ReasonFields({
  projectUuid,
  subject,
  label,
  description,
  value,
  onChange,
  ...state
}: ReasonFieldsProps) {
  const { data, isPending } = useQuery(
    query(api.cancellationOptions.listForProject, { path: { projectUUID: projectUuid } }),
  )
  if (isPending) return <Skeleton lines={5} />
  const options = data?.options.filter(({ appliesTo }) => appliesTo.includes(subject)) ?? []
  const isRequired = data?.required === true
  const set = (change: Partial<EnteredReason>) => {
    const { optionUuid, reason } = { ...value, ...change }
    const isComplete = optionUuid !== undefined || (!isRequired && reason.trim() !== '')
    onChange({ optionUuid, reason, isComplete })
  }
  const offersOptions = options.length > 0 || isRequired
  return (
    <>
      {offersOptions && (
        <Select
          {...state}
          label={t('cancellations.option')}
          isRequired={isRequired}
          isOptional={!isRequired}
          options={[
            ...(isRequired ? [] : [{ id: none, label: t('cancellations.none') }]),
            ...options.map((option) => ({ id: option.uuid, label: optionName(option) })),
          ]}
          value={value.optionUuid ?? (isRequired ? null : none)}
          onChange={(id) => set({ optionUuid: id === none ? undefined : id })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog asks for
          autoFocus
        />
      )}
      <TextArea
        {...state}
        name="reason"
        label={label}
        description={description}
        value={value.reason}
        onChange={(reason) => set({ reason })}
        isRequired={value.optionUuid === undefined && !isRequired}
        maxLength={1000}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog asks for
        autoFocus={!offersOptions}
      />
    </>
  )
}
