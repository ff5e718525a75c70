/** Distance ΔE*ab from which an eye tells two colours apart [Mahy, Van Eycken, Oosterlinck 1994: 2.3]. */
export const JUST_NOTICEABLE = 2.3
