import type { Context } from '../../identity/context.ts'
import { makeLink, secretLife } from './one-time-secrets.ts'
import type { User } from './own-account.ts'

type Sender = Pick<Context, 'db' | 'now' | 'mail' | 'caller'> & { settings: Pick<Context['settings'], 'publicUrl'> }

const minute = 60_000

/** Tells the owner of an address that it is a user name already, and cannot be that of a second person. */
export async function tellAddressInUse({ mail, caller }: Pick<Sender, 'mail' | 'caller'>, to: User): Promise<void> {
  const { user, account } = caller ?? { user: to, account: { name: '' } }
  await mail(to, 'addressInUse', { inviter: user.name, account: account.name, email: to.email })
}

/** Mails a link by which a person chooses a new password. */
export async function sendResetLink(input: Sender, user: User): Promise<void> {
  if (!user.ownsEmail) return tellAddressInUse(input, user)
  const { db, now, settings, mail, caller } = input
  const link = await makeLink(db, { userId: user.id, purpose: 'RESET', ...by(caller) }, now)
  await mail(user, 'reset', { link: resetAddress(settings.publicUrl, link), minutes: secretLife.RESET / minute })
}

/** Mails a new person the link by which they choose their first password; to the caller's account unless it says otherwise. */
export const sendInvitation = (
  input: Sender & { session: Context['session'] },
  user: User,
  account = input.session.account.name,
): Promise<void> => invite({ ...input, inviter: input.session.user.name }, user, account)

/** The same from someone who is not signed in, such as a directory. */
export async function invite(input: Sender & { inviter: string }, user: User, account: string): Promise<void> {
  if (!user.ownsEmail) return tellAddressInUse(input, user)
  const { db, now, settings, mail, caller, inviter } = input
  const link = await makeLink(db, { userId: user.id, purpose: 'INVITATION', ...by(caller) }, now)
  await mail(user, 'invitation', {
    link: resetAddress(settings.publicUrl, link),
    days: secretLife.INVITATION / (24 * 60 * minute),
    inviter,
    account,
    email: user.email,
  })
}

/** Mails a link that signs a person in once. */
export async function sendOneTimeLogin(input: Sender, user: User): Promise<void> {
  if (!user.ownsEmail) return tellAddressInUse(input, user)
  const { db, now, settings, mail, caller } = input
  const { code, token } = await makeLink(db, { userId: user.id, purpose: 'ONE_TIME', ...by(caller) }, now)
  await mail(user, 'oneTimeLogin', {
    link: `${settings.publicUrl}/go/${code}/${token}`,
    minutes: secretLife.ONE_TIME / minute,
  })
}

const resetAddress = (publicUrl: string, { code, token }: { code: string; token: string }) =>
  `${publicUrl}/reset-password/${code}/${token}`

const by = (caller: Context['caller']) => (caller ? { createdBy: caller.user.id } : {})
