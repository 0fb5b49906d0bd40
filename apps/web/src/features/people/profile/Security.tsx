import type { LoggedUser } from '@dragoman/sdk/operations/users'
import { AccessKeyCard } from './AccessKeyCard.tsx'
import { AuthenticatorCard } from './AuthenticatorCard.tsx'
import { MailCodesCard } from './MailCodesCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import styles from './Security.module.css'
import { SessionsCard } from './SessionsCard.tsx'
import { SignInsCard } from './SignInsCard.tsx'

/** What keeps others out of one's account, and who was in. */
export function Security({ user }: { user: LoggedUser }) {
  return (
    <div className={styles.column}>
      <PasswordCard user={user} />
      <AuthenticatorCard user={user} />
      <MailCodesCard user={user} />
      <AccessKeyCard />
      <SessionsCard />
      <SignInsCard />
    </div>
  )
}
