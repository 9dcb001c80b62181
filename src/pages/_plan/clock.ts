/** The moment the build counts as now; scripts/build-site.ts sets it so that one build has one clock. */
export const now = process.env.FORECOURT_NOW ? new Date(process.env.FORECOURT_NOW) : new Date();
