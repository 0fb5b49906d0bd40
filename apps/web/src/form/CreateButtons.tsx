import { Button } from '@dragoman/ui/Button'
import type { LinkProps } from '@tanstack/react-router'
import { t } from '../i18n/t.ts'
import { LinkButton } from '../ground/links.ts'

export interface CreateButtonsProps {
  /** The verb of the main button. */
  label: string
  isPending: boolean
  isDisabled?: boolean
  /** The list that Cancel goes back to. */
  list: LinkProps['to']
}

/** The end of a form on a page of its own. */
export function CreateButtons({ label, list, ...state }: CreateButtonsProps) {
  return (
    <>
      <Button type="submit" variant="primary" {...state}>
        {label}
      </Button>
      <LinkButton to={list}>{t('shell.cancel')}</LinkButton>
    </>
  )
}
