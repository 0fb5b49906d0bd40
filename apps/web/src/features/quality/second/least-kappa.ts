/** Kappa from which on two people judge alike. */
export const leastKappa = 0.6
