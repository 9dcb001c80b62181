/** Pixels from the window at which a section asks for what it shows, so that a block that has to go is gone by then. */
export const BEFORE_SEEN = 800;
