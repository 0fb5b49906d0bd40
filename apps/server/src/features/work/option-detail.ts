import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'

/** How the journal tells of an option: its name, and its code where clients have words of their own for it. */
export const optionDetail = (option: CancellationOption | undefined): { option?: string; optionCode?: string } =>
  option ? { option: option.name, ...(option.code !== undefined && { optionCode: option.code }) } : {}
