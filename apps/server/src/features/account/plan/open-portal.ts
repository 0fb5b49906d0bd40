import type Stripe from 'stripe'
import type { Context, StripeAccess } from '../../../identity/context.ts'
import type { AccountRow } from '../../../identity/visit-account.ts'
import { loggable } from '../../../kernel/log/loggable.ts'
import { impossible } from '../../../kernel/refusals.ts'

/** Interface languages that the portal speaks, too; for others it follows the browser. */
const portalLocales = ['de', 'en', 'es', 'fr', 'ja', 'pt', 'ru', 'zh'] as const

/**
 * Opens a session of the billing portal for an account, as the customer that it is there. One is created for an account
 * that has none, or whose customer was deleted there.
 * @throws ApiError 422 where the provider can't be reached, or refuses
 */
export async function openPortal(
  { session, settings, log }: Pick<Context, 'session' | 'settings' | 'log'>,
  access: StripeAccess,
  { id, name, stripeCustomerId }: Pick<AccountRow, 'id' | 'name' | 'stripeCustomerId'>,
): Promise<{ customerId: string; url: string }> {
  const stripe = await connect(access)
  const { email, language } = session.user
  const create = async () => {
    // Of two who open the portal at the same time, the second gets the customer of the first.
    const idempotencyKey = `customer-${id}-${stripeCustomerId ?? 'first'}`
    const customer = await stripe.customers.create({ email, name, metadata: { account: id } }, { idempotencyKey })
    return customer.id
  }
  const open = async (customer: string) => {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      locale: portalLocales.find((locale) => locale === language) ?? 'auto',
      return_url: `${settings.publicUrl}/settings/account-settings/plan`,
    })
    return { customerId: customer, url }
  }
  try {
    if (stripeCustomerId === null) return await open(await create())
    return await open(stripeCustomerId).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      return open(await create())
    })
  } catch (error) {
    log.warn(loggable(error), 'the billing portal could not be opened')
    throw impossible("The billing portal can't be opened right now. Try again later.", 'BILLING_FAILED')
  }
}

/** Whether the customer is gone at the provider. */
const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'resource_missing' &&
  'param' in error &&
  error.param === 'customer'

async function connect({ secretKey, apiUrl }: StripeAccess): Promise<Stripe> {
  // Loaded with the first link.
  const { default: Library } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com')
  return new Library(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}
