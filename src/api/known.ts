/**
 * What a schema reads, without the index signature of loose objects: keys that a later version or a platform adds are let
 * through and not read.
 */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? (unknown extends T[Key] ? never : Key) : Key]: Known<T[Key]> }
    : T;
