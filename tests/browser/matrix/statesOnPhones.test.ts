import { describeStates } from "../../support/matrix/describeStates";
import { deviceOf } from "../../support/matrix/deviceOf";

// Emulated as phones and tablets are: they zoom, have no mouse, and obey the viewport meta element.
describeStates(deviceOf({ isMobile: true, hasTouch: true }, [320, 390, 768]));
