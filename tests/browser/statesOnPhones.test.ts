import { describeStates } from "./describeStates";
import { deviceOf } from "./deviceOf";

// Emulated as phones and tablets are: they zoom, have no mouse, and obey the viewport meta element.
describeStates(deviceOf({ isMobile: true, hasTouch: true }, [320, 390, 768]));
