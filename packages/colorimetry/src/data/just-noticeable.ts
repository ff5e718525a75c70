/** Smallest ΔE*ab at which two colours look different [Mahy, Van Eycken, Oosterlinck 1994: 2.3]. */
export const JUST_NOTICEABLE = 2.3
