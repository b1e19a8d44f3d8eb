/** The key that the bindings of the other Worker name: a configuration cannot know what a test makes, so the test gives a key this id. */
export const BOUND_KEY_ID = 'key_0of0the0other0worker';
