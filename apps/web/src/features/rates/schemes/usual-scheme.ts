interface Usable {
  uuid: string
  isDefault: boolean
  isDefaultGlobal: boolean
}

/** The scheme that units without their own use: the default one of the account, or else of the system. */
export const usualScheme = <Scheme extends Usable>(schemes: readonly Scheme[]): Scheme | undefined =>
  schemes.find(({ isDefault }) => isDefault) ?? schemes.find(({ isDefaultGlobal }) => isDefaultGlobal)
