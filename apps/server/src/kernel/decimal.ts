export {
  add,
  compare,
  decimal,
  divide,
  multiply,
  roundHalfUp,
  subtract,
  sum,
  toNumber,
  toText,
  zero,
  type Decimal,
} from '@dragoman/sdk/decimal'
