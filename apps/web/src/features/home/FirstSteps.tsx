import { useCan } from '@dragoman/hooks/permissions'
import type { HomeFirstStep } from '@dragoman/sdk/operations/home'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import type { LinkProps } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError } from '../../errors/report-error.ts'
import { formatNumber } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import styles from './FirstSteps.module.css'

/** The page where each step is taken. */
const ways: Readonly<Record<string, { to: LinkProps['to']; search?: Record<string, string> }>> = {
  CLIENT: { to: '/organizations/create' },
  LINGUISTS: { to: '/users/create' },
  PRICES: { to: '/settings/account-settings/business' },
  PROJECT: { to: '/projects/create' },
  APPROVAL: { to: '/projects' },
  ORDER: { to: '/projects/create' },
  QUOTE: { to: '/projects', search: { filter: 'status:pending' } },
  DELIVERY: { to: '/projects', search: { filter: 'status:delivered' } },
  RATES: { to: '/users/profile', search: { tab: 'rates' } },
  PAYOUT: { to: '/users/profile', search: { tab: 'billing' } },
  TASK: { to: '/tasks', search: { tab: 'available' } },
  TRANSLATION: { to: '/tasks' },
}

/** The first steps of a person, with the way to each that is open; they can be put away. */
export function FirstSteps({ steps }: { steps: readonly HomeFirstStep[] }) {
  const done = steps.filter((step) => step.done).length
  // Later on, only the rest.
  const shows = done <= steps.length / 2
  const present = steps.find((step) => !step.done)
  return (
    <Card
      title={t('home.firstSteps.title')}
      description={t('home.firstSteps.done', { done: formatNumber(done), all: formatNumber(steps.length) })}
      actions={
        <>
          <ImportLink />
          <Hide />
        </>
      }
      isFlush
    >
      <span className={styles.progress} aria-hidden>
        <span style={{ inlineSize: `${(100 * done) / steps.length}%` }} />
      </span>
      <ol className={styles.steps} aria-label={t('home.firstSteps.title')}>
        {steps.map(
          (step, at) =>
            (!step.done || shows) && <Step key={step.code} step={step} number={at + 1} isPresent={step === present} />,
        )}
      </ol>
    </Card>
  )
}

/** Moves in what another system has exported. */
function ImportLink() {
  if (!useCan(requirements['imports.create'])) return null
  return (
    <LinkButton size="small" variant="quiet" to="/tools/import">
      {t('home.firstSteps.import')}
    </LinkButton>
  )
}

function Hide() {
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const hide = async () => {
    setPending(true)
    try {
      const { showFirstSteps } = await import('../../ground/first-steps.ts')
      await showFirstSteps(queryClient, false)
    } catch (error) {
      showError(error)
    }
    setPending(false)
  }
  return (
    <Button size="small" variant="quiet" isPending={isPending} onPress={() => void hide()}>
      {t('home.firstSteps.hide')}
    </Button>
  )
}

interface StepProps {
  step: HomeFirstStep
  number: number
  /** The one to take now. */
  isPresent: boolean
}

function Step({ step: { code, done }, number, isPresent }: StepProps) {
  const [name, text] = [`home.firstStep.${code}`, `home.firstStepText.${code}`]
  // A newer server may know further ones.
  if (!hasMessage(name) || !hasMessage(text)) return null
  return (
    <li className={styles.step} data-done={done || undefined} aria-current={isPresent ? 'step' : undefined}>
      <span className={styles.mark}>
        {done ? <Icon name="check" label={t('home.firstSteps.isDone')} /> : formatNumber(number)}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(name)}</span>
        {!done && <span className={styles.text}>{t(text)}</span>}
      </span>
      {!done && <Start code={code} name={t(name)} />}
    </li>
  )
}

function Start({ code, name }: { code: string; name: string }) {
  const { to, search = {} } = ways[code] ?? {}
  const action = t('home.firstSteps.start')
  return (
    <LinkButton
      size="small"
      to={to as '/'}
      search={search as Record<never, never>}
      aria-label={t('home.do', { action, name })}
    >
      {action}
    </LinkButton>
  )
}
