import { useSession } from '@dragoman/hooks/session'
import type { Contract } from '@dragoman/sdk/operations/contracts'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, useEffect, useRef, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { signOut } from '../../ground/sign-out.ts'
import { AccessPage, AccessRow } from './AccessPage.tsx'
import prose from '../../display/prose.module.css'
import styles from './Contracts.module.css'

const RejectDialog = overlay(() => import('./RejectDialog.tsx'), 'RejectDialog')

const text = `${prose.prose} ${styles.text}`

/** The contracts that stand in the way, one by one (rule auth.contracts). The guard of the page leads on after the last. */
export function Contracts() {
  const { session, snapshot } = useSession()
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  const [isRejecting, setRejecting] = useState(false)
  const name = useRef<HTMLHeadingElement>(null)
  const { contracts, hasPendingContracts } = snapshot
  const contract = contracts?.[0]
  const isUnknown = hasPendingContracts && contracts === undefined

  useEffect(() => {
    if (isUnknown) session.loadContracts().catch((error: unknown) => setProblem(errorText(error)))
  }, [session, isUnknown])

  async function accept({ uuid }: Contract) {
    setPending(true)
    setProblem('')
    try {
      await session.acceptContract(uuid)
      name.current?.focus()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <AccessPage
      title={t('access.contract.title')}
      text={contracts && t('access.contract.text', { count: contracts.length })}
    >
      {problem && (
        <InlineAlert tone="danger" isAnnounced>
          {problem}
        </InlineAlert>
      )}
      {!contract && !problem && <Skeleton lines={8} />}
      {contract && (
        <>
          {contract.introduction && (
            <p dir="auto" className={styles.introduction}>
              {contract.introduction}
            </p>
          )}
          <h2 ref={name} tabIndex={-1} className={styles.name} dir="auto" id="contract">
            {contract.name}
          </h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard */}
          <section key={contract.uuid} aria-labelledby="contract" tabIndex={0} className={text} dir="auto">
            {/* oxlint-disable-next-line react/no-danger -- the server keeps plain formatting alone, and the policy runs no script */}
            <div dangerouslySetInnerHTML={{ __html: contract.content }} />
          </section>
          <AccessRow
            end={
              <Button variant="quiet" onPress={() => void signOut(session)}>
                {t('shell.logout')}
              </Button>
            }
          >
            <Button variant="primary" onPress={() => void accept(contract)} isPending={isPending}>
              {t('access.contract.accept')}
            </Button>
            <Button onPress={() => setRejecting(true)}>{t('access.contract.reject')}</Button>
          </AccessRow>
        </>
      )}
      <Suspense>
        {contract && isRejecting && <RejectDialog uuid={contract.uuid} onClose={() => setRejecting(false)} />}
      </Suspense>
    </AccessPage>
  )
}
